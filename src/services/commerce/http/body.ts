import * as v from 'valibot'
import { fail, type Outcome, type PlainOutcome } from '../lib/outcome.ts'

/** Maximum size of a body, in bytes. Only lists of thousands of product ids need more. */
const usualMaxBytes = 64 * 1024

/** The number of bytes after which the service stops reading a body that is too long. */
const readMaxBytes = 5_000_000

interface ParseOptions {
  /** The status of the failure if the JSON does not match the schema. Default: 406. */
  status?: 400 | 406
  /** Default: `usualMaxBytes`. */
  maxBytes?: number
}

/** Parses a request's JSON body with a schema. */
export async function parseBody<T extends v.GenericSchema>(
  { req: { raw } }: { req: { raw: Request } },
  schema: T,
  { status = 406, maxBytes }: ParseOptions = {},
): Promise<Outcome<v.InferOutput<T>>> {
  const read = await readBody(raw, maxBytes)
  return read.ok ? parseValue(schema, read.value, status) : read
}

/** Parses a value with a schema, or returns the errors by field. */
export function parseValue<T extends v.GenericSchema>(
  schema: T,
  value: unknown,
  status: 400 | 406 = 406,
): Outcome<v.InferOutput<T>> {
  const result = v.safeParse(schema, value)
  return result.success ? { ok: true, value: result.output } : fail(status, formatIssues(result.issues))
}

/**
 * Reads the JSON object of a request. An empty body is read as an empty object. `Content-Type` is
 * ignored, because some clients send none.
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
 * Reads a body; null if it is longer than `maxBytes`. Bytes are counted while they arrive, because
 * `Content-Length` may be wrong or missing. The rest is read and discarded, up to `readMaxBytes`,
 * because an unread body can reset the connection before the client has read the response.
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

/** Formats a schema's issues as the wire's errors by field: `address.firstName: …`. */
export const formatIssues = (issues: readonly v.BaseIssue<unknown>[]) =>
  Object.fromEntries(issues.map(issue => [v.getDotPath(issue) ?? 'body', issue.message]))
