import * as v from 'valibot'
import { CommerceError } from './error.ts'
import { errorBody } from './schema/answers.ts'
import { selectionAnswer } from './schema/selection.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface CommerceOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The checkout interface's address, without a trailing slash. */
  baseUrl: string
  /** Returns the stored session token; null before the first response. */
  token: () => string | null
  /** Called with every new token, from both successful responses and errors. */
  onToken: (token: string) => void
  /** Returns the token that came with the displayed selection; null when unknown. */
  selectionToken?: () => string | null
  headers?: Record<string, string>
}

/** Timeout in ms, so that visitors see an error within 5 s. The platform usually takes 0.1 s. */
const timeout = 3000

export interface CommerceCall<T> {
  method: Method
  path: string
  body?: unknown
  schema: T
  /** Whether the call sends no session token. */
  stateless?: boolean
  /** Timeout in ms, for slower calls; 3000 by default. */
  timeoutMs?: number
}

/**
 * Makes one HTTP call and returns the parsed body, or throws a `CommerceError`. It never retries: a
 * call that adds something may have taken effect even though its response was lost.
 */
export async function request<T extends v.GenericSchema>(
  { fetch, baseUrl, token, onToken, selectionToken, headers }: CommerceOptions,
  { method, path, body, schema, stateless, timeoutMs = timeout }: CommerceCall<T>,
): Promise<v.InferOutput<T>> {
  const sentToken = stateless ? 'none' : token()
  const { response, answer } = await send(() =>
    fetch(`${baseUrl}/${path}`, {
      method,
      headers: {
        ...headers,
        ...(sentToken ? { 'API-Token': sentToken } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
  const error = v.parse(errorBody, answer)
  // Another tab may have logged in meanwhile. The token from a response for an older session must
  // not replace that tab's new token.
  const newToken = !stateless && error.token !== sentToken ? error.token : null
  if (newToken && (!sentToken || token() === sentToken)) onToken(newToken)
  // Without a token, the next page would start with an empty bag.
  if (response.ok && !sentToken && !error.token) console.warn('Missing token')
  if (response.status >= 400 || Object.keys(error.errors).length > 0)
    throw toCommerceError(
      response,
      answer,
      Boolean(sentToken && (newToken || isOutdated(selectionToken?.(), sentToken))),
    )
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

/**
 * Whether an earlier call or another tab started a new session after the displayed selection was
 * received.
 */
const isOutdated = (shownToken: string | null | undefined, sentToken: string) =>
  Boolean(shownToken && shownToken !== sentToken)

/** `isSessionOver` is whether the platform did not know the session and started a new one. */
function toCommerceError({ status, headers }: Response, answer: unknown, isSessionOver: boolean) {
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
