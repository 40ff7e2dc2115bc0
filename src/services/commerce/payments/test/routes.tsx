import { type Context, Hono } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import { randomId } from '../../lib/ids.ts'
import { readMerchant } from '../../lib/merchant.ts'
import { captureOrVoid } from '../capture.ts'
import { handleNotification } from '../notifications.ts'
import { findNextPage } from '../provider.ts'
import { findPayment, type Payment } from '../storage.ts'
import { TestPaymentPage } from './page.tsx'
import { createNotification, isTestOutcome, storeOutcome, testProviders } from './providers.ts'

/** The outcomes about which the provider sends no notification. */
const silent = ['hang', 'late', 'late-decline', 'after-end']

/** Routes of the test provider's payment page. Without `LOCAL_TOOLS`, they respond with 404. */
export const testProvider = new Hono<{ Bindings: Env }>()
  .basePath('/__pay')
  .use(async (c, next) => (c.env.LOCAL_TOOLS ? next() : c.notFound()))
  .get('/:reference', async c => {
    const payment = await findPayment(c.env.COMMERCE_DB, c.req.param('reference'))
    if (!payment) return c.notFound()
    return payment.status === 'pending' ? renderPage(c, payment) : goBack(c, payment, 303)
  })
  .post('/:reference', async c => {
    const payment = await findPayment(c.env.COMMERCE_DB, c.req.param('reference'))
    if (!payment) return c.notFound()
    const { outcome, isTaken, ...fields } = await c.req.parseBody()
    if (!isTestOutcome(outcome)) return renderPage(c, payment)
    const texts = Object.entries(fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []))
    const collected = { address: Object.fromEntries(texts), isTaken: isTaken === 'true' }
    // If the payment has already ended, a form sent from a page that is still open changes nothing.
    if (payment.status === 'pending') {
      await storeOutcome(c.env.COMMERCE_DB, payment, outcome, payment.snapshot.awaitsAddress ? collected : null)
      const times = outcome === 'twice' ? 2 : silent.includes(outcome) ? 0 : 1
      for (let time = 0; time < times; time++) {
        const shop = { db: c.env.COMMERCE_DB, providers: testProviders(c.env), merchant: readMerchant(c.env) }
        const handled = await handleNotification(shop, payment.method, await createNotification(payment))
        if (handled.ok && handled.events?.length)
          c.executionCtx.waitUntil(captureOrVoid(shop, id => c.env.MAIL.send({ kind: 'mail', id }), payment.selection))
      }
    }
    const after = (await findPayment(c.env.COMMERCE_DB, payment.reference)) ?? payment
    // With `test-form`, the shopper returns by POST, as with some real providers.
    return goBack(c, after, payment.method === 'test-form' && after.status === 'authorised' ? 307 : 303)
  })

/** Renders the page with its own content security policy, as a real provider's page would have. */
function renderPage(c: Context, { snapshot }: Payment) {
  const nonce = randomId()
  // Browsers also check `form-action` for the redirects after a form, so the policy must contain
  // the shop's origin.
  const targets = [...new Set([snapshot.returnPage, snapshot.failedPage].map(page => new URL(page).origin))].join(' ')
  const page = renderToStaticMarkup(<TestPaymentPage snapshot={snapshot} nonce={nonce} />)
  return c.html(`<!DOCTYPE html>${page}`, 200, {
    'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self' ${targets}; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  })
}

function goBack(c: Context, payment: Payment, status: 303 | 307) {
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Cache-Control', 'no-store')
  return c.redirect(findNextPage(payment), status)
}
