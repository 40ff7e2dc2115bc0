import * as v from 'valibot'
import { fail, type Outcome, type PlainOutcome } from '../lib/outcome.ts'

/** Far more than any body of this interface needs, except lists of thousands of product ids. */
const usualMaxBytes = 64 * 1024

/** Bytes of a body beyond the limit that are still read. */
const readMaxBytes = 5_000_000

interface ParseOptions {
  /** The errors of a JSON body that does not match its schema. */
  status?: 400 | 406
  maxBytes?: number
}

/** Parses a request's body with a schema. */
export async function parsed<T extends v.GenericSchema>(
  { req: { raw } }: { req: { raw: Request } },
  schema: T,
  { status = 406, maxBytes }: ParseOptions = {},
): Promise<Outcome<v.InferOutput<T>>> {
  const read = await readBody(raw, maxBytes)
  return read.ok ? checked(schema, read.value, status) : read
}

/** Parses a value with a schema. */
export function checked<T extends v.GenericSchema>(
  schema: T,
  given: unknown,
  status: 400 | 406 = 406,
): Outcome<v.InferOutput<T>> {
  const result = v.safeParse(schema, given)
  return result.success ? { ok: true, value: result.output } : fail(status, issuesOf(result.issues))
}

/**
 * The JSON object of a request; an empty body is an empty object. Bytes are counted while they
 * arrive, since the declared length may be wrong or missing. The content type is ignored: some
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
 * Null when the body is too long; the rest is discarded, up to `readMaxBytes`, since an unread body
 * can reset the connection.
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

/** A schema's issues as the contract's error map: `address.firstName: …`. */
export const issuesOf = (issues: readonly v.BaseIssue<unknown>[]) =>
  Object.fromEntries(issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message]))
