import { request } from './request.ts'
import { object, textOrNull } from './schema/wire.ts'
import { session } from './session/session-client.ts'

/** What goes along with an address, by the wire's names. */
export interface Subscription {
  /** The honeypot: people leave it empty. */
  email_field: string
  country: string
  /** Only where the shop has more than one language. */
  language?: string
  /** Instead of the newsletter: one mail, when this item can be bought again. */
  item?: string
}

/**
 * Asks for the newsletter, or for a notice of what is sold out. Throws `CommerceError` with the
 * platform's own words when it refuses.
 */
export const subscribe = (email: string, subscription: Subscription) =>
  request(session, {
    method: 'POST',
    path: `newsletter-subscription/${encodeURIComponent(email)}`,
    body: subscription,
    schema: object({ token: textOrNull }),
  })
