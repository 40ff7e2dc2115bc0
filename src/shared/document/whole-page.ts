import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { identityKey, isolateCache } from '../edge/isolate-cache.ts'
import { slotFor } from '../edge/slots.ts'
import { findTagScript } from '../edge/tag-script.ts'
import { getSiteUrl } from '../edge/visit/site.ts'

/*
 * Complete public pages are sent as one body, and their HTML is cached by the content they show.
 *
 * Why: a stream costs more CPU, and rendering most of all. When the page cache has no copy, this
 * isolate often has rendered the same content before.
 * What breaks it: a page with `sources` that shows anything besides these objects, the frame's
 * content, its address, its visit and the deployment's settings; then it shows outdated content.
 * To remove it: let `wholePage` return `render()`.
 */

/** What a public page shows, apart from its address, its visit and the deployment. */
export interface PageContent {
  /**
   * All data on the page, as objects that never change: `queryContent` returns the same object for
   * the same response. Then the page's HTML is cached. Left out for pages that show anything else.
   */
  sources?: readonly object[]
  /** Parts of the page are still loading and are streamed later. */
  isLate?: boolean
}

interface Html {
  bytes: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

// Public pages with slots, without visitors' data, so one copy for each isolate is safe. The size
// is in bytes.
const known = isolateCache<Html>(8_000_000, ({ bytes }) => bytes.byteLength)

/**
 * Renders a public page as one body with its length, which costs less than a stream; its HTML is
 * cached in the isolate by `sources`. Pages with late parts, and pages that are not public (with a
 * visitor's nonce, or drafts) are streamed.
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

/** The headers that the renderer sets; a route sets its own for each response. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(['Content-Type', 'Link'].map(name => [name, headers.get(name) ?? '']))
