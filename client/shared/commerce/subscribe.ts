import { request } from './request.ts'
import { object, textOrNull } from './schema/wire.ts'
import { sessionOptions } from './session/session-client.ts'

/** Additional fields of a sign-up, with the field names of the checkout interface. */
export interface SubscriptionRequest {
  /** The honeypot field, which only bots fill in. */
  email_field: string
  country: string
  /** The reader's language. Only sent if the shop has more than one. */
  language?: string
  /** The item, when requesting a stock notice instead of the newsletter. */
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
