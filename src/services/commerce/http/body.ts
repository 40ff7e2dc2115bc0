import * as v from 'valibot'
import { fail, type Outcome, type PlainOutcome } from '../lib/outcome.ts'

/**
 * Far more than any body of this interface needs, but for the one that names thousands of products.
 */
const usualMaxBytes = 64 * 1024

/** Of a body that is too long, this much is still read. */
const readMaxBytes = 5_000_000

interface ParseOptions {
  /** Of a body that is JSON and not what the schema says. */
  status?: 400 | 406
  maxBytes?: number
}

/** The body of a request as a schema reads it. */
export async function parsed<T extends v.GenericSchema>(
  { req: { raw } }: { req: { raw: Request } },
  schema: T,
  { status = 406, maxBytes }: ParseOptions = {},
): Promise<Outcome<v.InferOutput<T>>> {
  const read = await readBody(raw, maxBytes)
  return read.ok ? checked(schema, read.value, status) : read
}

/** Something that was given, as a schema reads it. */
export function checked<T extends v.GenericSchema>(
  schema: T,
  given: unknown,
  status: 400 | 406 = 406,
): Outcome<v.InferOutput<T>> {
  const result = v.safeParse(schema, given)
  return result.success ? { ok: true, value: result.output } : fail(status, issuesOf(result.issues))
}

/**
 * The JSON object of a request; no body at all is an empty one. Bytes are counted while they
 * arrive, since a declared length may lie or be missing. The content type does not matter: some
 * clients send none.
 */
export async function readBody(
  request: Request,
  maxBytes = usualMaxBytes,
): Promise<PlainOutcome<Record<string, unknown>>> {
  const bytes = await readBytes(request, maxBytes)
  if (!bytes) return fail(413, { body: `must be at most ${maxBytes} bytes` })
  if (bytes.length === 0) return { ok: true, value: {} }
  const body = v.safeParse(json, new TextDecoder().decode(bytes))
  if (!body.success) return fail(400, { body: 'must be a JSON object' })
  return { ok: true, value: body.output }
}

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

const json = v.pipe(v.string(), v.parseJson(), v.custom<Record<string, unknown>>(isObject))

/**
 * Null when there are more than allowed; the rest is discarded, up to `readMaxBytes`, since an
 * unread body can reset the connection.
 */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | null> {
  let bytes = new Uint8Array(0)
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > readMaxBytes) break
    if (size > maxBytes) continue
    const longer = new Uint8Array(bytes.length + part.length)
    longer.set(bytes)
    longer.set(part, bytes.length)
    bytes = longer
  }
  return size > maxBytes ? null : bytes
}

/** A schema's complaints as the contract's error map: `address.firstName: …`. */
export const issuesOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  Object.fromEntries(issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message]))
