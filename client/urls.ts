import { defaultLocale } from './i18n/default-locale.ts'
import type { Locale } from './i18n/locales.ts'

/**
 * Puts a locale before a path of the shop; the default one has none. `path` starts with a slash.
 */
export const localePath = (locale: Locale, path: string) =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`

/**
 * Every address of the shop, as a page of one locale links to it: `urlsOf('sv').product('dag')` is
 * `/sv/product/dag`. Path parts are encoded here.
 */
export function urlsOf(locale: Locale) {
  const at = (path: string) => localePath(locale, path)
  const part = encodeURIComponent
  return {
    home: () => at('/'),
    manifest: () => at('/manifest.webmanifest'),
    shop: () => at('/category/shop'),
    category: (slug: string) => at(`/category/shop/${part(slug)}`),
    product: (slug: string) => at(`/product/${part(slug)}`),
    energyLabel: (slug: string) => at(`/energy-label/${part(slug)}`),
    favorites: () => at('/favorites'),
    /**
     * Somebody's favorites: what a shared link leads to. Commas may stand in a path, so the address
     * stays short.
     */
    sharedFavorites: (ids: string[]) => at(`/favorites/${ids.map(part).join(',')}`),
    /** The same as a piece of HTML, for the page of the own ones. */
    favoritesList: (ids: string[]) => at(`/favorites/${ids.map(part).join(',')}/list`),
    search: () => at('/search'),
    /**
     * The results of one search, as popular searches link to it; `term` in lower case
     * (specification, §2).
     */
    searchFor: (term: string) => at(`/search/${part(term.toLowerCase())}`),
    /** The first few results while someone types (`?q=`): a piece of HTML. */
    suggestions: () => at('/suggestions'),
    /** What has no address of its own above: an editors' page by its path. */
    page: (path: string) => at(path),
    professionals: () => at('/professionals'),
    info: (slug: string) => at(`/info/${part(slug)}`),
    about: (slug: string) => at(`/about/${part(slug)}`),
    designers: () => at('/designers'),
    designer: (slug: string) => at(`/designers/${part(slug)}`),
    cases: () => at('/cases'),
    case: (slug: string) => at(`/cases/${part(slug)}`),
    news: () => at('/news'),
    newsFeed: () => at('/news/feed.xml'),
    newsItem: (slug: string) => at(`/news/${part(slug)}`),
    concepts: () => at('/concepts'),
    concept: (slug: string) => at(`/concepts/${part(slug)}`),
    /** What mailed links lead to, and where they end. */
    newsletter: (step: 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed') => at(`/newsletter/${step}`),
    /** A bag that somebody shared; `bag` is what `client/bag/bag-link.ts` writes. */
    pickup: (bag: string) => at(`/pickup/${part(bag)}`),
    /** What goes with products, by their ids: JSON. */
    recommended: (products: string[]) => at(`/recommended/${products.map(part).join(',')}`),
    checkout: () => at('/checkout'),
    checkoutReturn: () => at('/checkout/return'),
    thankYou: () => at('/checkout/thank-you'),
    account: () => at('/account'),
    login: () => at('/account/login'),
    register: () => at('/account/register'),
    forgotPassword: () => at('/account/forgot-password'),
    resetPassword: () => at('/account/reset-password'),
    /** `reference` is the order's unguessable id, not its number. */
    order: (reference: string) => at(`/order/${part(reference)}`),
    /** Where a contract is withdrawn from; with an order's reference that order is known there. */
    withdraw: (order = '') => at(`/withdraw${order && `?order=${part(order)}`}`),
    /** One withdrawal, by its own unguessable id. */
    withdrawal: (reference: string) => at(`/withdraw/${part(reference)}`),
    /** Its first form, with what was written there. */
    withdrawAgain: (reference: string) => at(`/withdraw?again=${part(reference)}`),
  }
}

export type Urls = ReturnType<typeof urlsOf>

/** Addresses that no locale changes. */
export const apiUrls = {
  commerce: '/api/checkout',
  content: '/api/content/graphql',
  report: '/api/report',
  leavePreview: (path: string) => `/api/preview/logout?path=${encodeURIComponent(path)}`,
}
