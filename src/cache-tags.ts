import * as paths from '#client/paths.ts'
import { type Locale, locales } from '#client/shared/texts/locales.ts'
import { matchRoute } from './shared/edge/query/path-name.ts'

/** A changed entry, as the content service reports it (docs/swapping.md). */
export interface TaggedChange {
  type: string
  /** `*` stands for all entries of the type. */
  id: string
  /**
   * The current slug, and the former one if it changed; for a page, its path. Empty when unknown.
   */
  slugs: string[]
  locales: Locale[]
}

/** Paths whose pages show only their own entry. */
const plain = new Set(['info', 'about', 'professionals'])

/**
 * The tags that a public page is purged by. `path` is without its locale. Every page has `global`
 * (menus and footer); one that lists products has `listing`; a product page has `products` and its
 * own `product:{slug}`; an editorial page has `page:{path}`.
 */
export function tagsOf(locale: Locale, path: string): string[] {
  // A sitemap names the pages of all languages.
  const name = matchRoute(path)?.name
  const shown = name === 'sitemap' || name === 'sitemapPart' ? locales : [locale]
  return shown.flatMap(one => tagsOfPath(path).map(tag => inLocale(one, tag)))
}

function tagsOfPath(path: string): string[] {
  const {
    name,
    parts: [first = ''],
  } = matchRoute(path) ?? { name: null, parts: [] }
  const [, section = '', slug = ''] = tagText(path).split('/')
  const page = ['global', `page:/${[section, slug].filter(Boolean).join('/')}`]
  switch (name) {
    case 'product':
    case 'dataSheet':
    case 'careSheet':
    case 'energyLabel':
    case 'guaranteeLabel':
    case 'photometry':
    case 'photometryFile':
      return ['global', 'products', `product:${tagText(first)}`]
    case 'guarantees':
      return ['global', 'products', `page:${paths.guaranteeNotice}`]
    // It counts bulbs and lamps, too.
    case 'ownLight':
      return ['global', 'listing', 'products', `product:${tagText(first)}`]
    case 'shop':
    case 'category':
    case 'family':
    case 'finishes':
    case 'favorites':
    case 'compare':
    case 'recentlyViewed':
    case 'sharedFavorites':
    case 'favoritesList':
      return ['global', 'listing']
    case 'campaign':
      return [...page, 'listing', 'section:campaigns', 'section:cases']
    // The front page can show entries of any type.
    case 'home':
      return [...page, 'listing', 'section:cases', 'section:news']
    // Sitemaps name every page.
    case 'productFeed':
    case 'sitemap':
    case 'sitemapPart':
      return ['global', 'products', 'listing', 'search', 'page:/']
    case 'search':
    case 'searchFor':
    case 'suggestions':
      return ['global', 'listing', 'search']
  }
  // They list the downloads of every product.
  if (path === paths.professionals || path === paths.press) return [...page, 'listing']
  return plain.has(section) ? page : [...page, 'listing', `section:${section}`]
}

/** The tags of the pages that show a changed entry. An unknown type may be on any page. */
export const tagsOfChange = (change: TaggedChange): string[] =>
  change.locales.flatMap(locale => touchedBy(change).map(tag => inLocale(locale, tag)))

function touchedBy({ type, id, slugs }: TaggedChange): string[] {
  const named = id === '*' ? [] : slugs.map(slug => tagText(encodeURI(slug)))
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
export const globalTag = (locale: Locale) => inLocale(locale, 'global')

const inLocale = (locale: Locale, tag: string) => `${locale}/${tag}`

/** A comma would end a tag. */
const tagText = (text: string) => text.replaceAll(',', '%2C')
