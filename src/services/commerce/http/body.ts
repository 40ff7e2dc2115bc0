import * as v from 'valibot'

/** Far more than any body of this interface needs, but for the one that names thousands of products. */
const usual = 64 * 1024

/** As much of a body that is too long is still taken in. */
const most = 5_000_000

export type Body =
  | { ok: true; body: Record<string, unknown> }
  | { ok: false; status: 400 | 413; errors: Record<string, string> }

/**
 * The JSON object of a request; no body at all is an empty one. Bytes are counted while they arrive, since a declared length
 * may lie or be missing. The content type does not matter: some clients send none.
 */
export async function readBody(request: Request, limit = usual): Promise<Body> {
  const bytes = await readBytes(request, limit)
  if (!bytes) return { ok: false, status: 413, errors: { body: `must be at most ${limit} bytes` } }
  if (bytes.length === 0) return { ok: true, body: {} }
  const body = v.safeParse(json, new TextDecoder().decode(bytes))
  if (!body.success) return { ok: false, status: 400, errors: { body: 'must be a JSON object' } }
  return { ok: true, body: body.output }
}

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const json = v.pipe(v.string(), v.parseJson(), v.custom<Record<string, unknown>>(isObject))

/** Null when there are more than allowed; the rest is let go by, up to `most`, so that the sender gets to read the answer. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  let bytes = new Uint8Array(0)
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > most) break
    if (size > limit) continue
    const longer = new Uint8Array(bytes.length + part.length)
    longer.set(bytes)
    longer.set(part, bytes.length)
    bytes = longer
  }
  return size > limit ? null : bytes
}

/** A schema's complaints as the contract's error map: `address.firstName: …`. */
export const issuesOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  Object.fromEntries(issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message]))
