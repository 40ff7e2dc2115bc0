import { startShop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper, swede } from '../shopper.ts'
import { secretKey, signEvent, webhookSecret } from './stripe-objects.ts'
import { startStripe } from './stripe-stand-in.ts'

const zipCodes: Partial<Record<string, string>> = { SE: '111 22', DK: '1050', NL: '1012 AB', BE: '1000' }

/** Starts a shop without local tools, as deployed, and the stand-in for Stripe. */
export async function openStripeShop() {
  const stripe = await startStripe()
  const shop = await startShop({
    ...operatorTokens,
    LOCAL_TOOLS: '',
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    OPERATOR_EMAIL: 'ops@example.com',
  })
  await shop.env.COMMERCE_DB.prepare(`UPDATE stock SET quantity = 100 WHERE item = '1001-1'`).run()

  /** Returns a shopper with one lamp in the bag, whose payment page at Stripe is open. */
  async function begun(paymentMethod = 'stripe', country = 'SE') {
    const shopper = createShopper(shop, { 'CF-IPCountry': country })
    await shopper.call('POST', 'items/1001-1')
    const session = stripe.sessionAt(
      (await shopper.pay({ paymentMethod, address: { ...swede, country, zipCode: zipCodes[country] ?? '' } })).body.url,
    )
    return { shopper, session, reference: session.client_reference_id }
  }

  /** Sends the shop a signed event. Returns the status of the answer. */
  async function tell(object: object, type?: string) {
    const { body, headers } = signEvent(object, { type })
    const path = '/api/checkout/payment-notifications/stripe'
    return (await shop.get(path, { method: 'POST', body, headers })).status
  }

  const close = async () => {
    await shop.close()
    await stripe.close()
  }
  return { shop, stripe, begun, tell, close }
}
