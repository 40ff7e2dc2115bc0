import { CommerceError } from '#client/shared/commerce/error.ts'
import { object, wireFlag } from '#client/shared/commerce/schema/wire.ts'
import type { Fetch } from '../../services.ts'
import { logError } from '../../shared/edge/log.ts'
import { createStatelessCommerce } from '../../shared/edge/upstream/commerce-client.ts'
import type { InquiryInput, InquiryKind } from './form.ts'

/** `closed`: commerce does not accept inquiries, or not at the moment. */
export type InquiryResult =
  | { kind: 'sent' | 'closed' }
  /** Commerce's error texts by field. */
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

/** Timeouts in ms: pages wait less than people who have typed a message. */
const timeoutMs = { page: 300, send: 10_000 }

const path = 'inquiries'
const openAnswer = object({ open: wireFlag })
const sentAnswer = object({ received: wireFlag })

/** Whether commerce accepts inquiries, an extension of the checkout interface. Never rejects. */
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

/** Sends an inquiry. Never rejects: on failure the page offers a mail. */
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
