import type { Visit } from '../visit.ts'
import { pageQuery } from './page-query.ts'

/**
 * For how long Workers Cache shows a public page, in seconds: then `late` more while a new one is
 * made, and `stale` while that fails. A page's menus are up to 15 s old
 * (`frame/cached-content.ts`), so that a change is nowhere later than 60 s.
 */
export const fresh = 25
export const late = 20
export const stale = 86_400

/**
 * The headers of a public page for the cache in front of it. Errors and redirects are not cached,
 * nor are pages where `isCached` is false. Browsers do not get them: `setPrivateCache` replaces
 * them.
 */
export function setPublicCache(page: Response, tags: string[], isCached: boolean) {
  if (page.ok && isCached) {
    page.headers.set(
      'Cloudflare-CDN-Cache-Control',
      `max-age=${fresh}, stale-while-revalidate=${late}, stale-if-error=${stale}`,
    )
    page.headers.set('Cache-Tag', tags.join(','))
    // With it the cache's revalidation says that it has a copy (`pages.ts`).
    page.headers.set('Last-Modified', new Date().toUTCString())
  } else page.headers.set('Cache-Control', 'no-store')
}

/** The headers for browsers: a page has one visitor's nonce and country. */
export function setPrivateCache(headers: Headers): Headers {
  headers.delete('Cloudflare-CDN-Cache-Control')
  headers.delete('Cache-Tag')
  headers.delete('Last-Modified')
  headers.set('Cache-Control', 'private, no-cache')
  return headers
}

/** The headers of a page with drafts: not cached, not indexed. */
export function setEditorCache(headers: Headers): Headers {
  setPrivateCache(headers)
  for (const [name, value] of Object.entries(noStore)) headers.set(name, value)
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return headers
}

/** A picture whose address names its content. */
export const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** A picture from elsewhere, which may change at its address. */
export const cacheOneDay = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }

/** The replacement of a missing picture of our own. */
export const cacheOneMinute = { 'Cache-Control': 'public, max-age=60' }

/**
 * For bag, checkout, order and API responses, and for a picture's replacement: cached nowhere.
 */
export const noStore = { 'Cache-Control': 'private, no-store' }

/**
 * The part of a visit that is in the cache key of public pages; the country is filled in later
 * (`slots.ts`).
 */
export type PageProps = Omit<Visit, 'country'>

/**
 * The address in a public page's cache key: the shop's own origin, the path, and the part of the
 * query that the page depends on.
 */
export function pageAddress(url: string, site: string): URL {
  const requested = new URL(url)
  const address = new URL(requested.pathname, site)
  address.search = pageQuery(requested).toString()
  return address
}
