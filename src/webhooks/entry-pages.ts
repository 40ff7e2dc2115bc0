import * as paths from '#client/paths.ts'
import { type Locale, locales } from '#client/shared/texts/locales.ts'
import { createUrlTo } from '#client/urls.ts'
import { matchRoute, type PathName } from '../shared/edge/query/path-name.ts'

/** Names of the paths whose pages show the entry of type `page` with the same path. */
const editorial = new Set<PathName>([
  ...(['professionals', 'about', 'aboutStart', 'info', 'infoStart', 'faq', 'press', 'contact', 'terms'] as const),
  ...([
    'privacy',
    'guaranteeTerms',
    'guaranteeNotice',
    'takeBack',
    'accessibility',
    'retailer',
    'designers',
    'cases',
    'concepts',
    'news',
  ] as const),
])

const patterns = new Map<string, string>([
  ['product', paths.product],
  ['category', paths.category],
  ['family', paths.family],
  ['designer', paths.designer],
  ['case', paths.caseItem],
  ['news', paths.newsItem],
  ['concept', paths.concept],
  ['campaign', paths.campaign],
])

/**
 * Returns the path of an entry's page in every language. Empty if the entry has no page, or if the
 * path of its page has no route.
 */
export function pagesOfEntry(type: string, slug: string): Partial<Record<Locale, string>> {
  const path = pathOf(type, slug)
  return path === null ? {} : Object.fromEntries(locales.map(locale => [locale, createUrlTo(locale)(path)]))
}

/** Whether an entry such as `campaign:autumn` has a page of its own. */
export function hasOwnPage(entry: string): boolean {
  const [type = ''] = entry.split(':', 1)
  return type === 'page' || patterns.has(type)
}

/** Paths of pages that the checkout links to, or that the law requires. */
const needed = new Set<string>([
  ...[paths.terms, paths.privacy, `${paths.infoStart}/withdrawal`, paths.accessibility, paths.contact],
  paths.takeBack,
])

/** Whether the shop always needs an entry, such as `page:/info/contact`. */
export const isNeeded = (entry: string) => entry.startsWith('page:') && needed.has(entry.slice('page:'.length))

function pathOf(type: string, slug: string): string | null {
  if (type === 'startPage' || type === 'globalContent') return paths.home
  if (type === 'dealer') return paths.retailer
  if (type === 'page') {
    const name = matchRoute(slug)?.name
    return name && editorial.has(name) ? slug : null
  }
  return patterns.get(type)?.replace(':slug', encodeURIComponent(slug)) ?? null
}
