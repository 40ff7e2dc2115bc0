import * as v from 'valibot'
import { CommerceError } from './error.ts'
import { errorBody } from './schema/answers.ts'
import { selectionAnswer } from './schema/selection.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface CommerceOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The checkout interface's address, without a slash at the end. */
  baseUrl: string
  /** The session token kept by the caller; null before the first answer. */
  token: () => string | null
  /** Called with every token that differs from the kept one, from good answers and from errors. */
  onToken: (token: string) => void
  headers?: Record<string, string>
}

/**
 * No answer after this long, in ms, counts as a failure: people are told within 5 s. The platform
 * takes a tenth of a second.
 */
const timeout = 3000

export interface Call<T> {
  method: Method
  path: string
  body?: unknown
  schema: T
  /** Without a session. */
  stateless?: boolean
  /** In ms, for what takes longer than other calls. */
  timeoutMs?: number
}

/**
 * One HTTP call: the parsed body, or a `CommerceError`. Never repeated: an additive call whose
 * answer was lost may have been done.
 */
export async function request<T extends v.GenericSchema>(
  { fetch, baseUrl, token, onToken, headers }: CommerceOptions,
  { method, path, body, schema, stateless, timeoutMs = timeout }: Call<T>,
): Promise<v.InferOutput<T>> {
  const sent = stateless ? 'none' : token()
  const { response, answer } = await send(() =>
    fetch(`${baseUrl}/${path}`, {
      method,
      headers: {
        ...headers,
        ...(sent ? { 'API-Token': sent } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
  const error = v.parse(errorBody, answer)
  // Another tab may have logged in meanwhile: the answer to a token that is no longer the kept one
  // must not replace it.
  if (!stateless && error.token && error.token !== sent && (!sent || token() === sent)) onToken(error.token)
  // Specification, §8: without one, the next page begins with an empty bag.
  if (response.ok && !sent && !error.token) console.warn('Missing token')
  if (response.status >= 400 || Object.keys(error.errors).length > 0) throw refusal(response, error, answer)
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new CommerceError(0, { cause: new v.ValiError(parsed.issues) })
  return parsed.output
}

async function send(call: () => Promise<Response>): Promise<{ response: Response; answer: unknown }> {
  let response: Response | undefined
  try {
    response = await call()
    return { response, answer: await response.json() }
  } catch (cause) {
    throw new CommerceError(response?.ok === false ? response.status : 0, { cause })
  }
}

function refusal(
  { status, headers }: Response,
  { errors, message, messages, unavailable }: v.InferOutput<typeof errorBody>,
  answer: unknown,
) {
  const corrected = v.parse(selectionAnswer, answer)
  return new CommerceError(status, {
    fields: errors,
    messages: messages.length > 0 || !message ? messages : [message],
    unavailable,
    selection: corrected.selection ? corrected : null,
    retryAfter: Number(headers.get('retry-after')) || null,
  })
}
