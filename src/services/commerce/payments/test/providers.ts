import * as v from 'valibot'
import { perLocale } from '#client/shared/texts/locales.ts'
import { fail, type Outcome, succeed } from '../../lib/outcome.ts'
import { isSigned, signatureOf } from '../../lib/signature.ts'
import { type Texts, texts } from '../../lib/texts.ts'
import type { GivenFields, PaymentOutcome, PaymentProvider, RefundResult } from '../provider.ts'
import type { Payment, Started } from '../storage.ts'
import { formAction, javascriptAction, widgetAction } from './scripts.ts'

/**
 * Outcomes of a test payment: on the hosted page, or in the widget's
 * `paymentMethodSpecificFields.outcome`. `hang` never gets a result, `late` after 20 s, `twice`
 * notifies twice, `wrong-amount` authorises one hundredth less. Refunds of a payment with
 * `no-refund` are rejected, with `late-refund` not certain for 20 s.
 */
export const testOutcomes = [
  'pay',
  'decline',
  'cancel',
  'hang',
  'late',
  'twice',
  'wrong-amount',
  'no-refund',
  'late-refund',
] as const
type TestOutcome = (typeof testOutcomes)[number]

export const isOutcome = (text: unknown): text is TestOutcome => testOutcomes.some(outcome => outcome === text)

/** How long a `late` outcome takes, in ms. */
const lateAfterMs = 20_000

/** Public, because it protects nothing: the provider only exists locally. */
const secret = 'whsec_test'

/**
 * One payment method for each action of the wire. Only the first two are offered, one to try after
 * the other failed, unless `TEST_PAYMENTS` is set.
 */
export const testProviders = (env: Env): PaymentProvider[] => [
  testProvider(env, 'test', 'test'),
  testProvider(env, 'test-form', 'form'),
  testProvider(env, 'test-javascript', 'script'),
  {
    ...testProvider(env, 'test-widget', 'widget'),
    widget: widgetAction,
  },
]

const testProvider = (env: Env, paymentMethod: string, name: keyof Texts['testPayment']['names']): PaymentProvider => ({
  paymentMethod,
  paymentMethodType: paymentMethod === 'test' ? 'redirect' : paymentMethod,
  names: perLocale(language => texts[language].testPayment.names[name]),
  offered: ['test', 'test-form'].includes(paymentMethod) || Boolean(env.TEST_PAYMENTS),
  start: async (payment, given) => start(env, payment, given),
  status: payment => statusOf(env.COMMERCE_DB, payment),
  close: async payment => void (await decide(env.COMMERCE_DB, payment, 'cancel')),
  capture: payment => close(env.COMMERCE_DB, payment, 'captured'),
  void: payment => close(env.COMMERCE_DB, payment, 'voided'),
  refund: (payment, refund) => refundPayment(env.COMMERCE_DB, payment, refund),
  readNotification: async (request, body) =>
    (await isSigned(secret, request.headers.get('Payment-Signature'), body))
      ? { ok: true, value: referenceIn(body) }
      : fail(400, { signature: 'not valid' }),
})

function start(env: Env, payment: Payment, { specific, additional }: GivenFields): Outcome<Started> {
  if (additional.testOutcome === 'refuse' || specific.outcome === 'refuse') {
    return {
      ...fail(406, { paymentMethod: 'failed' }),
      messages: [texts[payment.snapshot.language].testPayment.refused],
    }
  }
  if (additional.testOutcome === 'unreachable') throw new Error('The test provider is set not to answer')
  const { reference, method } = payment
  const page = `/__pay/${reference}`
  const url = new URL(page, env.SITE_URL || payment.snapshot.returnPage).href
  const outcome = isOutcome(specific.outcome) ? specific.outcome : 'pay'
  const next =
    method === 'test-form'
      ? formAction(url)
      : method === 'test-widget' || method === 'test-javascript'
        ? javascriptAction(method, url, method === 'test-widget' ? outcome : null)
        : ({ action: 'redirect', url, formType: 'redirect' } as const)
  return succeed({ providerId: reference, next })
}

/**
 * Stores the result of the hosted page; the first result counts. False when there was one before.
 */
export async function decide(db: D1Database, { reference, amount, currency }: Payment, outcome: TestOutcome) {
  const known = new Date(Date.now() + (outcome === 'late' ? lateAfterMs : 0)).toISOString()
  const charged = outcome === 'wrong-amount' ? amount - 1 : amount
  const { meta } = await db
    .prepare(
      `INSERT INTO test_payments (reference, outcome, amount, currency, known) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .bind(reference, outcome, charged, currency, known)
    .run()
  return meta.changes > 0
}

/** A signed notification of a payment's result. */
export async function notification({ reference, method }: Payment, now = Date.now()): Promise<Request> {
  const body = JSON.stringify({ payment: reference })
  return new Request(`http://shop.test/api/checkout/payment-notifications/${method}`, {
    method: 'POST',
    headers: { 'Payment-Signature': await signatureOf(secret, body, now) },
    body,
  })
}

async function statusOf(db: D1Database, { reference }: Payment): Promise<PaymentOutcome> {
  const row = await db
    .prepare('SELECT outcome, amount, currency, known, voided FROM test_payments WHERE reference = ?')
    .bind(reference)
    .first<{ outcome: string; amount: number; currency: string; known: string; voided: string | null }>()
  if (!row) return { status: 'open' }
  if (row.voided || row.outcome === 'cancel') return { status: 'cancelled' }
  if (row.outcome === 'decline') return { status: 'declined' }
  if (row.outcome === 'hang' || row.known > new Date().toISOString()) return { status: 'pending' }
  return { status: 'authorised', amount: row.amount, currency: row.currency }
}

/** Stores the final status, once; an unpaid payment is closed too. Throws for voided money. */
async function close(db: D1Database, payment: Payment, end: 'captured' | 'voided') {
  await decide(db, payment, 'cancel')
  const other = end === 'captured' ? 'voided' : 'captured'
  const { meta } = await db
    .prepare(`UPDATE test_payments SET ${end} = COALESCE(${end}, ?) WHERE reference = ? AND ${other} IS NULL`)
    .bind(new Date().toISOString(), payment.reference)
    .run()
  if (meta.changes === 0) throw new Error(`A payment that was ${other} cannot be ${end}`)
}

/** Pays back captured money, never more than was captured; a repeated call changes nothing. */
async function refundPayment(
  db: D1Database,
  { reference: payment }: Payment,
  { reference, amount }: { reference: string; amount: number },
): Promise<RefundResult> {
  const row = await db
    .prepare('SELECT outcome, amount, captured FROM test_payments WHERE reference = ?')
    .bind(payment)
    .first<{ outcome: string; amount: number; captured: string | null }>()
  if (!row?.captured) throw new Error('A payment that was not captured cannot be refunded')
  if (row.outcome === 'no-refund') return { status: 'failed', providerId: reference }
  const known = new Date(Date.now() + (row.outcome === 'late-refund' ? lateAfterMs : 0)).toISOString()
  await db
    .prepare(
      `INSERT INTO test_refunds (reference, payment, amount, known) SELECT ?1, ?2, ?3, ?4
       WHERE ?3 + (SELECT COALESCE(SUM(amount), 0) FROM test_refunds WHERE payment = ?2) <= ?5 ON CONFLICT DO NOTHING`,
    )
    .bind(reference, payment, amount, known, row.amount)
    .run()
  const stored = await db
    .prepare('SELECT known FROM test_refunds WHERE reference = ?')
    .bind(reference)
    .first<string>('known')
  if (!stored) return { status: 'failed', providerId: reference }
  return { status: stored <= new Date().toISOString() ? 'refunded' : 'pending', providerId: reference }
}

const notified = v.object({ payment: v.string() })

function referenceIn(body: string): string | null {
  const { success, output } = v.safeParse(notified, JSON.parse(body))
  return success ? output.payment : null
}
