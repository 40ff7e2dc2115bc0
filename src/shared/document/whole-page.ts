import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { identityKey, isolateCache } from '../edge/isolate-cache.ts'
import { slotFor } from '../edge/slots.ts'
import { findTagScript } from '../edge/tag-script.ts'
import { getSiteUrl } from '../edge/visit/site.ts'

/*
 * Complete public pages are sent as one body, and the isolate caches their HTML; the content that
 * they show is the cache key.
 *
 * Why: a stream takes more CPU time than one body, and rendering takes the most. Even if the page
 * cache in front of the Worker has no copy, this isolate has often rendered the same content
 * before.
 * What breaks it: a page with `sources` that shows anything besides these objects, the frame's
 * content, its address, its visit and the deployment's settings. Such a page would be outdated.
 * To remove it: let `renderWholePage` return `render()`.
 */

/** How a public page may be cached and sent. */
export interface PageContent {
  /**
   * All data on the page, as objects that never change, such as the results of `queryContent`. If
   * set, the page's HTML is cached. Leave it out for pages that show any other data.
   */
  sources?: readonly object[]
  /** Whether parts of the page are still loading and have to be streamed. */
  isLate?: boolean
}

interface Html {
  bytes: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

// Public pages with slots instead of visitors' data, so all requests of an isolate can share them.
// The size is in bytes.
const known = isolateCache<Html>(8_000_000, ({ bytes }) => bytes.byteLength)

/**
 * Renders a public page as one body with a `Content-Length`. With `sources`, its HTML is cached in
 * the isolate. Pages with late parts, and pages that are not public (because they contain a
 * visitor's nonce or drafts), are streamed.
 */
export async function renderWholePage(
  c: Context<AppEnv>,
  { sources, isLate }: PageContent,
  render: () => Response | Promise<Response>,
): Promise<Response> {
  const { visit, nonce } = c.var
  if (nonce !== slotFor('nonce') || visit.preview || isLate) return render()
  const settings = [getSiteUrl(c), c.env.TRADE_PORTAL_URL, findTagScript(c.env)?.href]
  const key = sources && identityKey(sources, [c.req.url, visit, settings])
  const before = key && known.get(key)
  if (before) return c.body(before.bytes, 200, before.headers)
  const page = await render()
  if (!page.ok) return page
  const bytes = new Uint8Array(await page.arrayBuffer())
  const headers = { ...headersOf(page), 'Content-Length': String(bytes.byteLength) }
  if (key) known.set(key, { bytes, headers })
  return c.body(bytes, 200, headers)
}

/** Returns the headers that the renderer set. Routes add their own headers to each response. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(['Content-Type', 'Link'].map(name => [name, headers.get(name) ?? '']))
