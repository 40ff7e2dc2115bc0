import { CommerceError } from '#client/shared/commerce/error.ts'
import { object, wireFlag } from '#client/shared/commerce/schema/wire.ts'
import type { Fetch } from '../../services.ts'
import { logError } from '../../shared/edge/log.ts'
import { createStatelessCommerce } from '../../shared/edge/upstream/commerce-client.ts'
import type { InquiryInput, InquiryKind } from './form.ts'

/** The result of sending. `closed`: commerce does not accept inquiries, or did not respond. */
export type InquiryResult =
  | { kind: 'sent' | 'closed' }
  /** `errors` are commerce's error texts by field. */
  | { kind: 'wrong'; errors: Record<string, string> }
  /** The visitor has sent too many inquiries; `retryAfter` is in seconds. */
  | { kind: 'limited'; retryAfter: number }

interface Inquiry {
  kind: InquiryKind
  given: InquiryInput
  language: string
  /** The visitor's IP address, for commerce's rate limit. */
  address: string | undefined
}

/** Timeouts in ms. A page must not wait long, but a typed message is worth waiting for. */
const timeoutMs = { page: 300, send: 10_000 }

const path = 'inquiries'
const openAnswer = object({ open: wireFlag })
const sentAnswer = object({ received: wireFlag })

/** Whether commerce accepts inquiries, which not every platform does. */
export async function takesInquiries(commerce: Fetch): Promise<boolean> {
  try {
    const call = { method: 'GET' as const, path, schema: openAnswer, timeoutMs: timeoutMs.page }
    return (await createStatelessCommerce(commerce).call(call)).open
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    // 404 means that the platform has no inquiries; after other errors it may still accept them.
    return error.status !== 404
  }
}

/** Sends an inquiry. If that fails, the result is `closed` and the page offers an email instead. */
export async function sendInquiry(
  commerce: Fetch,
  { kind, given, language, address }: Inquiry,
): Promise<InquiryResult> {
  const client = createStatelessCommerce(commerce, address ? { 'CF-Connecting-IP': address } : {})
  const body = { ...given, kind, language }
  try {
    const call = { method: 'POST' as const, path, body, schema: sentAnswer, timeoutMs: timeoutMs.send }
    return { kind: (await client.call(call)).received ? 'sent' : 'closed' }
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    const { status, fields, retryAfter } = error
    if (status === 406) return { kind: 'wrong', errors: fields }
    if (status === 429 && retryAfter) return { kind: 'limited', retryAfter }
    logError('inquiry_not_taken', error)
    return { kind: 'closed' }
  }
}
