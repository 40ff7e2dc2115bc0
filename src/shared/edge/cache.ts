import type { Visit } from '../../visit.ts'
import { pageQuery } from './query/page-query.ts'
import { slotHeader } from './slots.ts'

/**
 * How long Workers Cache serves a public page, in seconds: `freshSeconds`, then `renewSeconds` more
 * while it is renewed, and `staleSeconds` while renewing fails. A page's menus are up to 15 s old
 * (`frame/content/cached-content.ts`), so every change is visible within 60 s.
 */
export const freshSeconds = 25
export const renewSeconds = 20
export const staleSeconds = 86_400

/**
 * Sets a public page's headers for the cache in front of the Worker. Errors, redirects, and pages
 * where `isCached` is false are not cached. Browsers do not get these headers: `setPrivateCache`
 * replaces them.
 */
export function setPublicCache(page: Response, tags: string[], isCached: boolean) {
  if (page.ok && isCached) {
    page.headers.set(
      'Cloudflare-CDN-Cache-Control',
      `max-age=${freshSeconds}, stale-while-revalidate=${renewSeconds}, stale-if-error=${staleSeconds}`,
    )
    page.headers.set('Cache-Tag', tags.join(','))
    // Needed so that a revalidation request shows that the cache has a copy (`pages.ts`).
    page.headers.set('Last-Modified', new Date().toUTCString())
  } else page.headers.set('Cache-Control', 'no-store')
}

/** Sets the headers for browsers: a page contains one visitor's nonce and country. */
export function setPrivateCache(headers: Headers): Headers {
  headers.delete('Cloudflare-CDN-Cache-Control')
  headers.delete('Cache-Tag')
  headers.delete('Last-Modified')
  headers.delete(slotHeader)
  headers.set('Cache-Control', 'private, no-cache')
  return headers
}

/** Sets the headers of a page with drafts: neither cached nor indexed. */
export function setEditorCache(headers: Headers): Headers {
  setPrivateCache(headers)
  for (const [name, value] of Object.entries(noStore)) headers.set(name, value)
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return headers
}

/** For a picture whose address contains a hash of its content. */
export const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

/** For remote pictures and drawings of lamps, which may change under their addresses. */
export const cacheOneDay = { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' }

/** For the placeholder of a missing picture. */
export const cacheOneMinute = { 'Cache-Control': 'public, max-age=60' }

/** For bag, checkout, order and API responses, and for placeholders: never cached. */
export const noStore = { 'Cache-Control': 'private, no-store' }

/**
 * The part of a visit in the cache key of public pages; the country is filled in later
 * (`slots.ts`).
 */
export type PageProps = Omit<Visit, 'country'>

/**
 * The address in a public page's cache key: the shop's origin, the path, and the part of the query
 * that the page depends on.
 */
export function pageAddress(url: string, site: string): URL {
  const requested = new URL(url)
  const address = new URL(requested.pathname, site)
  address.search = pageQuery(requested).toString()
  return address
}
