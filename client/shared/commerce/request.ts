import * as v from 'valibot'
import { CommerceError } from './error.ts'
import { errorBody } from './schema/answers.ts'
import { selectionAnswer } from './schema/selection.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface CommerceOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The checkout interface's address, without a trailing slash. */
  baseUrl: string
  /** The caller's stored session token; null before the first response. */
  token: () => string | null
  /** Called with every new token, from successful responses and from errors. */
  onToken: (token: string) => void
  /** The token that the shown selection came with; null when unknown. */
  selectionToken?: () => string | null
  headers?: Record<string, string>
}

/** Timeout in ms: visitors must see an error within 5 s. The platform usually takes 0.1 s. */
const timeout = 3000

export interface CommerceCall<T> {
  method: Method
  path: string
  body?: unknown
  schema: T
  /** Without a session. */
  stateless?: boolean
  /** Timeout in ms, for slower calls. */
  timeoutMs?: number
}

/**
 * One HTTP call: the parsed body, or a `CommerceError`. Never repeated: an additive call whose
 * response was lost may have taken effect.
 */
export async function request<T extends v.GenericSchema>(
  { fetch, baseUrl, token, onToken, selectionToken, headers }: CommerceOptions,
  { method, path, body, schema, stateless, timeoutMs = timeout }: CommerceCall<T>,
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
  // Another tab may have logged in meanwhile: a response to an outdated token must not replace the
  // new one.
  const given = !stateless && error.token !== sent ? error.token : null
  if (given && (!sent || token() === sent)) onToken(given)
  // Specification, §8: without a token, the next page starts with an empty bag.
  if (response.ok && !sent && !error.token) console.warn('Missing token')
  if (response.status >= 400 || Object.keys(error.errors).length > 0)
    throw refusal(response, answer, Boolean(sent && (given || isOutdated(selectionToken?.(), sent))))
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

/** Whether an earlier call, or another tab, was given a new session since the selection came. */
const isOutdated = (shown: string | null | undefined, sent: string) => Boolean(shown && shown !== sent)

/** `isSessionOver`: the platform did not know the selection's session, and began another one. */
function refusal({ status, headers }: Response, answer: unknown, isSessionOver: boolean) {
  const { errors, message, messages, unavailable } = v.parse(errorBody, answer)
  const corrected = v.parse(selectionAnswer, answer)
  return new CommerceError(status, {
    fields: errors,
    messages: messages.length > 0 || !message ? messages : [message],
    unavailable,
    isSessionOver,
    selection: corrected.selection ? corrected : null,
    retryAfter: Number(headers.get('retry-after')) || null,
  })
}
