import type { Visit } from '../../visit.ts'
import { pageQuery } from './query/page-query.ts'
import { slotHeader } from './slots.ts'

/**
 * How long Workers Cache serves its copy of a public page, in seconds: for `freshSeconds`, then for
 * `renewSeconds` more while it renews the copy, and for `staleSeconds` more if renewing fails. The
 * menus in a new copy can be 15 s old (`frame/content/cached-content.ts`), so every change is
 * visible within 25 + 20 + 15 = 60 s.
 */
export const freshSeconds = 25
export const renewSeconds = 20
export const staleSeconds = 86_400

/**
 * Sets a public page's headers for the cache in front of the Worker. Errors, redirects, and pages
 * where `isCached` is false are not cached. Browsers do not get these headers, because
 * `setPrivateCache` replaces them.
 */
export function setPublicCache(page: Response, tags: string[], isCached: boolean) {
  if (page.ok && isCached) {
    page.headers.set(
      'Cloudflare-CDN-Cache-Control',
      `max-age=${freshSeconds}, stale-while-revalidate=${renewSeconds}, stale-if-error=${staleSeconds}`,
    )
    page.headers.set('Cache-Tag', tags.join(','))
    // Because of this header, the cache sends `If-Modified-Since` when it renews its copy. That
    // tells `pages.ts` that the cache has a copy.
    page.headers.set('Last-Modified', new Date().toUTCString())
  } else page.headers.set('Cache-Control', 'no-store')
}

/** Lets only the visitor's browser store a page, since it contains their nonce and country. */
export function setPrivateCache(headers: Headers): Headers {
  headers.delete('Cloudflare-CDN-Cache-Control')
  headers.delete('Cache-Tag')
  headers.delete('Last-Modified')
  headers.delete(slotHeader)
  headers.set('Cache-Control', 'private, no-cache')
  return headers
}

/** Sets the headers of a page with drafts, so that it is neither cached nor indexed. */
export function setEditorCache(headers: Headers): Headers {
  setPrivateCache(headers)
  for (const [name, value] of Object.entries(noStore)) headers.set(name, value)
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return headers
}

/** Caching headers for a picture whose address contains a hash of its content. */
export const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** Caching headers for files that may change at the same address: remote pictures, drawings. */
export const cacheOneDay = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }

/** Caching headers for the placeholder of a missing picture. */
export const cacheOneMinute = { 'Cache-Control': 'public, max-age=60' }

/** Caching headers for responses that must never be cached, such as bag, checkout and orders. */
export const noStore = { 'Cache-Control': 'private, no-store' }

/**
 * The part of a visit that is in the cache key of public pages. The country is not part of the key,
 * because it is filled into each response later (`slots.ts`).
 */
export type PageProps = Omit<Visit, 'country'>

/**
 * Returns the address in a public page's cache key: the shop's origin, the path, and those query
 * parameters that the page depends on.
 */
export function pageAddress(url: string, site: string): URL {
  const requested = new URL(url)
  const address = new URL(requested.pathname, site)
  address.search = pageQuery(requested).toString()
  return address
}
