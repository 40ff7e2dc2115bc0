import * as paths from '#client/paths.ts'
import { type Locale, locales } from '#client/shared/texts/locales.ts'
import { matchRoute } from './shared/edge/query/path-name.ts'

/** A change to an entry, as the content service reports it (docs/swapping.md). */
export interface TaggedChange {
  type: string
  /** `*` for all entries of the type. */
  id: string
  /**
   * The entry's current slug, and the former slug if it changed. Pages have a path instead. Empty
   * when unknown.
   */
  slugs: string[]
  locales: Locale[]
}

/** The first segments of paths whose pages show only their own entry. */
const plain = new Set(['info', 'about', 'professionals'])

/**
 * Lists the cache tags of a public page, which are used to purge it after a change. `path` has no
 * locale. Every page has `global` (for menus and footer), pages that list products have `listing`,
 * product pages have `products` and `product:{slug}`, and editorial pages have `page:{path}`.
 */
export function listTags(locale: Locale, path: string): string[] {
  // Sitemaps have the tags of all languages, because they contain the pages in all languages.
  const name = matchRoute(path)?.name
  const shown = name === 'sitemap' || name === 'sitemapPart' ? locales : [locale]
  return shown.flatMap(one => listPathTags(path).map(tag => withLocale(one, tag)))
}

function listPathTags(path: string): string[] {
  const {
    name,
    parts: [first = ''],
  } = matchRoute(path) ?? { name: null, parts: [] }
  const [, section = '', slug = ''] = escapeTag(path).split('/')
  const page = ['global', `page:/${[section, slug].filter(Boolean).join('/')}`]
  switch (name) {
    case 'product':
    case 'dataSheet':
    case 'careSheet':
    case 'energyLabel':
    case 'guaranteeLabel':
    case 'photometry':
    case 'photometryFile':
      return ['global', 'products', `product:${escapeTag(first)}`]
    case 'guarantees':
      return ['global', 'products', `page:${paths.guaranteeNotice}`, `page:${paths.contact}`]
    case 'productMore':
      return ['global', 'listing', 'products', 'section:cases', `product:${escapeTag(first)}`]
    // This page also says how many bulbs and lamps fit, so it depends on other products.
    case 'ownLight':
      return ['global', 'listing', 'products', `product:${escapeTag(first)}`]
    // Listings show cases between the cards.
    case 'shop':
    case 'category':
      return ['global', 'listing', 'section:cases']
    case 'family':
    case 'finishes':
    case 'categoryPictures':
    case 'favorites':
    case 'emptyCompare':
    case 'compare':
    case 'recentlyViewed':
    case 'lamps':
    case 'sharedFavorites':
    case 'favoritesList':
      return ['global', 'listing']
    case 'campaign':
      return [...page, 'listing', 'section:campaigns', 'section:cases']
    // The front page can show entries of any type.
    case 'home':
      return [...page, 'listing', 'section:cases', 'section:news']
    // Sitemaps and the feed contain entries of every type.
    case 'productFeed':
    case 'sitemap':
    case 'sitemapPart':
      return ['global', 'products', 'listing', 'search', 'page:/']
    case 'search':
    case 'searchFor':
    case 'suggestions':
      return ['global', 'listing', 'search']
  }
  // These two pages list the downloads of every product.
  if (path === paths.professionals || path === paths.press) return [...page, 'listing']
  return plain.has(section) ? page : [...page, 'listing', `section:${section}`]
}

/**
 * Lists the cache tags of all pages that may show a changed entry. An entry of an unknown type may
 * be on any page.
 */
export const listChangeTags = (change: TaggedChange): string[] =>
  change.locales.flatMap(locale => changeTags(change).map(tag => withLocale(locale, tag)))

function changeTags({ type, id, slugs }: TaggedChange): string[] {
  const named = id === '*' ? [] : slugs.map(slug => escapeTag(encodeURI(slug)))
  if (type === 'product')
    return ['listing', ...(named.length > 0 ? named.map(slug => `product:${slug}`) : ['products'])]
  if (type === 'page' && named.length > 0) return ['search', ...named.map(path => `page:${path}`)]
  return tagsOfType.get(type) ?? ['global']
}

const tagsOfType = new Map([
  ['startPage', ['page:/']],
  ['category', ['listing', 'products']],
  ['family', ['listing', 'products']],
  ['designer', ['listing', 'products', 'search']],
  ['maker', ['products']],
  ['photometry', ['products']],
  ['case', ['section:cases', 'search']],
  ['news', ['section:news', 'search']],
  ['concept', ['section:concepts', 'search']],
  ['campaign', ['section:campaigns', 'search']],
  ['dealer', ['page:/info/retailer']],
])

/** The tag that every page of a language has. */
export const getGlobalTag = (locale: Locale) => withLocale(locale, 'global')

const withLocale = (locale: Locale, tag: string) => `${locale}/${tag}`

/** Escapes commas, because they separate tags in the header. */
const escapeTag = (text: string) => text.replaceAll(',', '%2C')
