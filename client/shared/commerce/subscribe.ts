import { request } from './request.ts'
import { object, textOrNull } from './schema/wire.ts'
import { sessionOptions } from './session/session-client.ts'

/** Additional fields of a sign-up, with the wire's names. */
export interface SubscriptionRequest {
  /** The honeypot: people leave it empty. */
  email_field: string
  country: string
  /** Only where the shop has more than one language. */
  language?: string
  /** For a stock notice instead of the newsletter: the item. */
  item?: string
}

/**
 * Signs up for the newsletter, or requests a stock notice. Throws `CommerceError` with the
 * platform's messages.
 */
export const subscribe = (email: string, subscription: SubscriptionRequest) =>
  request(sessionOptions, {
    method: 'POST',
    path: `newsletter-subscription/${encodeURIComponent(email)}`,
    body: subscription,
    schema: object({ token: textOrNull }),
  })
