import type { Context } from 'hono'
import * as v from 'valibot'
import { graphql } from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import type { Connect, Fetch } from '../services.ts'
import { withExtensions } from '../shared/preview/drafts.ts'
import { parseOwnPath } from '../shared/preview/own-path.ts'

const entry = v.object({ type: v.string(), id: v.string(), data: v.unknown() })
const overlay = v.pipe(v.array(entry), v.maxLength(50))
const shape = v.pipe(v.string(), v.parseJson(), v.object({ address: v.string(), overlay }))

/** Unsaved entries that the preview shows instead of the saved ones. */
type Overlay = v.InferOutput<typeof overlay>

/** A page of the preview, and the unsaved entries to show on it. */
interface Unsaved {
  address: URL
  overlay: Overlay
}

/** Parses the request's body; null outside a preview, and for addresses outside this shop. */
export async function parseUnsaved(c: Context<AppEnv>): Promise<Unsaved | null> {
  const body = v.safeParse(shape, await c.req.text())
  const path = body.success ? parseOwnPath(body.output.address) : null
  if (!c.var.visit.preview || c.env.CONTENT_URL || !body.success || !path) return null
  return { address: new URL(path, c.req.url), overlay: body.output.overlay }
}

/** Whether the content service accepts these entries. `content` must send the editors' token. */
export async function canShow(content: Fetch, overlay: Overlay): Promise<boolean> {
  const question = { query: '{ __typename }', extensions: { overlay } }
  const headers = { 'Content-Type': 'application/json' }
  const address = `http://content${graphql}`
  return (await content(new Request(address, { method: 'POST', headers, body: JSON.stringify(question) }))).ok
}

/** Wraps the services so that the content service responds as if these entries were saved. */
export const withUnsaved =
  (connect: Connect, overlay: Overlay): Connect =>
  (env, context) => {
    const services = connect(env, context)
    return { ...services, content: withExtensions(services.content, { overlay }) }
  }
