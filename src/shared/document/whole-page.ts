import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { identityKey, isolateCache } from '../edge/isolate-cache.ts'
import { slotOf } from '../edge/slots.ts'
import { tagOf } from '../edge/tag-script.ts'
import { siteOf } from '../edge/visit/site.ts'

/*
 * Complete public pages leave as one body, and their HTML is cached by what they are made of.
 *
 * Why: a stream costs more, and rendering most of all; where the page cache has no copy, the
 * content is mostly known already.
 * What breaks it: a page with `of` that shows anything besides these objects, the frame's content,
 * its address, its visit and the deployment's settings; then it shows what was there before.
 * To remove it: let `wholePage` return `render()`.
 */

/** What a public page is made of, apart from its address, its visit and the deployment. */
export interface MadePage {
  /**
   * All data on the page, as objects that never change: the same for the same answer of the content
   * service (`query`). Then its HTML is cached. Left out for a page with anything else on it.
   */
  of?: readonly object[]
  /** Parts of the page are still loading, and are streamed later. */
  isLate?: boolean
}

interface Html {
  bytes: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

// Public pages with slots, nothing of a visitor, so one copy for each isolate is safe. In bytes.
const known = isolateCache<Html>(8_000_000, ({ bytes }) => bytes.byteLength)

/**
 * A public page as one body with its length, which costs less than a stream; its HTML is cached in
 * the isolate by all that it is made of. Streamed: a page with late parts, an error, and pages that
 * are not public (with a visitor's nonce, or drafts).
 */
export async function wholePage(
  c: Context<AppEnv>,
  { of, isLate }: MadePage,
  render: () => Response | Promise<Response>,
): Promise<Response> {
  const { visit, nonce } = c.var
  if (nonce !== slotOf('nonce') || visit.preview || isLate) return render()
  const settings = [siteOf(c), c.env.TRADE_PORTAL_URL, tagOf(c.env)?.href]
  const key = of && identityKey(of, [c.req.url, visit, settings])
  const before = key && known.get(key)
  if (before) return c.body(before.bytes, 200, before.headers)
  const page = await render()
  if (!page.ok) return page
  const bytes = new Uint8Array(await page.arrayBuffer())
  const headers = { ...headersOf(page), 'Content-Length': String(bytes.byteLength) }
  if (key) known.set(key, { bytes, headers })
  return c.body(bytes, 200, headers)
}

/** The renderer's own; a route sets others for each response. */
const headersOf = ({ headers }: Response) =>
  Object.fromEntries(['Content-Type', 'Link'].map(name => [name, headers.get(name) ?? '']))
