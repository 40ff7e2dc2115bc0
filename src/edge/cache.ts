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
 * What a public page tells the cache in front of it. Errors and redirects are not kept, nor are
 * pages of which there are too many (`isKept`). Not for browsers: `privately` replaces it on the
 * way out.
 */
export function setPublicCache(page: Response, tags: string[], isCached: boolean) {
  if (page.ok && isCached) {
    page.headers.set(
      'Cloudflare-CDN-Cache-Control',
      `max-age=${fresh}, stale-while-revalidate=${late}, stale-if-error=${stale}`,
    )
    page.headers.set('Cache-Tag', tags.join(','))
    // So that the cache says, when it asks again, that it has a copy (`pages.ts`).
    page.headers.set('Last-Modified', new Date().toUTCString())
  } else page.headers.set('Cache-Control', 'no-store')
}

/** What every page tells browsers and proxies: it carries one visitor's nonce and country. */
export function setPrivateCache(headers: Headers): Headers {
  headers.delete('Cloudflare-CDN-Cache-Control')
  headers.delete('Cache-Tag')
  headers.delete('Last-Modified')
  headers.set('Cache-Control', 'private, no-cache')
  return headers
}

/** What a page with drafts on it says: nobody may keep or find it. */
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

/** What stands in for a picture of our own. */
export const cacheOneMinute = { 'Cache-Control': 'public, max-age=60' }

/**
 * Bag, checkout, order and API answers, and what stands in for a picture, are not to be kept
 * anywhere.
 */
export const noStore = { 'Cache-Control': 'private, no-store' }

/**
 * The part of a visit that public pages are kept by; the country is filled in afterwards
 * (`slots.ts`).
 */
export type PageProps = Omit<Visit, 'country'>

/**
 * The address a public page is kept by: the shop's own origin, the path, and what of the query it
 * is made of.
 */
export function pageAddress(url: string, site: string): URL {
  const requested = new URL(url)
  const address = new URL(requested.pathname, site)
  address.search = pageQuery(requested).toString()
  return address
}
