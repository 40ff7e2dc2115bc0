import { CommerceError } from '#client/shared/commerce/error.ts'
import { object, wireFlag } from '#client/shared/commerce/schema/wire.ts'
import type { Fetch } from '../../services.ts'
import { logError } from '../../shared/edge/log.ts'
import { createStatelessCommerce } from '../../shared/edge/upstream/commerce-client.ts'
import type { InquiryInput, InquiryKind } from './form.ts'

/** `closed`: commerce takes no inquiries, or none now. */
export type InquiryResult =
  | { kind: 'sent' | 'closed' }
  /** Commerce's words by field. */
  | { kind: 'wrong'; errors: Record<string, string> }
  /** In seconds. */
  | { kind: 'limited'; retryAfter: number }

interface Inquiry {
  kind: InquiryKind
  given: InquiryInput
  language: string
  /** The visitor's address, for rate limits. */
  address: string | undefined
}

/** Timeouts in ms: a page waits less than somebody who has typed a message. */
const timeoutMs = { page: 300, send: 10_000 }

const path = 'inquiries'
const openAnswer = object({ open: wireFlag })
const sentAnswer = object({ received: wireFlag })

/** Whether commerce takes inquiries, an extension of the checkout interface. Never throws. */
export async function takesInquiries(commerce: Fetch): Promise<boolean> {
  try {
    const call = { method: 'GET' as const, path, schema: openAnswer, timeoutMs: timeoutMs.page }
    return (await createStatelessCommerce(commerce).call(call)).open
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error
    // A platform without inquiries does not know the path; one that is late may know it.
    return error.status !== 404
  }
}

/** Sends an inquiry. Never throws: on failure the page offers a mail. */
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
