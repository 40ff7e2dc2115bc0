import * as v from 'valibot'
import { perLocale } from '#client/shared/texts/locales.ts'
import { fail, type Outcome, succeed } from '../../lib/outcome.ts'
import { isSigned, signMessage } from '../../lib/signature.ts'
import { type Texts, texts } from '../../lib/texts.ts'
import type { PaymentOutcome, PaymentProvider, ProviderFields, RefundResult } from '../provider.ts'
import type { Payment, StartedPayment } from '../storage.ts'
import { formAction, javascriptAction, widgetAction } from './scripts.ts'

/**
 * Outcomes of a test payment, which testers choose on the payment page or with
 * `paymentMethodSpecificFields.outcome`. `hang` never gets a result. `late` is paid and
 * `late-decline` is declined after 20 s. `after-end` is paid after 20 s, although it was reported
 * as cancelled before. `twice` sends the notification twice. `wrong-amount` authorises one minor
 * unit too little. `no-refund` pays but rejects refunds, and `late-refund` pays but confirms
 * refunds only after 20 s.
 */
export const testOutcomes = [
  'pay',
  'decline',
  'cancel',
  'hang',
  'late',
  'late-decline',
  'after-end',
  'twice',
  'wrong-amount',
  'no-refund',
  'late-refund',
] as const
type TestOutcome = (typeof testOutcomes)[number]

export const isTestOutcome = (text: unknown): text is TestOutcome => testOutcomes.some(outcome => outcome === text)

/** The method that takes the money at once, like Swish. The other methods hold it. */
const instant = 'test-instant'
/**
 * The method whose page asks for the addresses. There, testers also choose whether the money is
 * taken at once.
 */
const buyNow = 'test-buy-now'

/** How long the outcomes that begin with `late`, and `after-end`, are delayed, in ms. */
const lateAfterMs = 20_000

/**
 * The key that signs notifications. It need not be secret, because the test provider only exists
 * locally.
 */
const secret = 'whsec_test'

/**
 * Creates a payment method for each kind of `PaymentAction`, and one with a widget. Without
 * `TEST_PAYMENTS`, shoppers only see the first two.
 */
export const testProviders = (env: Env): PaymentProvider[] => [
  testProvider(env, 'test', 'test'),
  testProvider(env, 'test-form', 'form'),
  testProvider(env, 'test-javascript', 'script'),
  {
    ...testProvider(env, 'test-widget', 'widget'),
    widget: widgetAction,
  },
  testProvider(env, instant, 'instant'),
  { ...testProvider(env, buyNow, 'buyNow'), offered: true, collectsAddress: true },
]

const testProvider = (env: Env, paymentMethod: string, name: keyof Texts['testPayment']['names']): PaymentProvider => ({
  paymentMethod,
  paymentMethodType: ['test', instant, buyNow].includes(paymentMethod) ? 'redirect' : paymentMethod,
  names: perLocale(language => texts[language].testPayment.names[name]),
  offered: ['test', 'test-form'].includes(paymentMethod) || Boolean(env.TEST_PAYMENTS),
  start: async (payment, fields) => start(env, payment, fields),
  status: payment => loadStatus(env.COMMERCE_DB, payment),
  close: async payment => void (await storeOutcome(env.COMMERCE_DB, payment, 'cancel')),
  capture: payment => close(env.COMMERCE_DB, payment, 'captured'),
  void: payment => close(env.COMMERCE_DB, payment, 'voided'),
  refund: (payment, refund) => refundPayment(env.COMMERCE_DB, payment, refund),
  readNotification: async (request, body) =>
    (await isSigned(secret, request.headers.get('Payment-Signature'), body))
      ? { ok: true, value: parseReference(body) }
      : fail(400, { signature: 'not valid' }),
})

function start(env: Env, payment: Payment, { specific, additional }: ProviderFields): Outcome<StartedPayment> {
  if (additional.testOutcome === 'refuse' || specific.outcome === 'refuse') {
    return {
      ...fail(406, { paymentMethod: 'failed' }),
      messages: [texts[payment.snapshot.language].testPayment.refused],
    }
  }
  if (additional.testOutcome === 'unreachable') throw new Error('The test provider is set not to respond')
  const { reference, method } = payment
  const page = `/__pay/${reference}`
  const url = new URL(page, env.SITE_URL || payment.snapshot.returnPage).href
  const outcome = isTestOutcome(specific.outcome) ? specific.outcome : 'pay'
  const next =
    method === 'test-form'
      ? formAction(url)
      : method === 'test-widget' || method === 'test-javascript'
        ? javascriptAction(method, url, method === 'test-widget' ? outcome : null)
        : ({ action: 'redirect', url, formType: 'redirect' } as const)
  return succeed({ providerId: reference, next })
}

/** The form that a tester has sent from the page of `test-buy-now`. */
const collectedForm = v.object({
  address: v.record(v.string(), v.string()),
  /** Whether the money is taken at once. */
  isTaken: v.boolean(),
})
export type CollectedForm = v.InferOutput<typeof collectedForm>

/**
 * Stores the outcome of a payment, unless it has one already. Returns whether it was stored.
 * `collected` is null if the page has not asked for an address.
 */
export async function storeOutcome(
  db: D1Database,
  { reference, amount, currency, method }: Payment,
  outcome: TestOutcome,
  collected: CollectedForm | null = null,
) {
  const isLate = ['late', 'late-decline', 'after-end'].includes(outcome)
  const known = new Date(Date.now() + (isLate ? lateAfterMs : 0)).toISOString()
  const isTaken = (method === instant || collected?.isTaken === true) && !unpaid.includes(outcome)
  const charged = outcome === 'wrong-amount' ? amount - 1 : amount
  const { meta } = await db
    .prepare(
      `INSERT INTO test_payments (reference, outcome, amount, currency, known, captured, collected)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .bind(reference, outcome, charged, currency, known, isTaken ? known : null, collected && JSON.stringify(collected))
    .run()
  return meta.changes > 0
}

/** Creates a signed notification about a payment's result. */
export async function createNotification({ reference, method }: Payment, now = Date.now()): Promise<Request> {
  const body = JSON.stringify({ payment: reference })
  return new Request(`http://shop.test/api/checkout/payment-notifications/${method}`, {
    method: 'POST',
    headers: { 'Payment-Signature': await signMessage(secret, body, now) },
    body,
  })
}

/** The outcomes in which no money is paid. */
const unpaid: TestOutcome[] = ['decline', 'late-decline', 'cancel', 'hang']

async function loadStatus(db: D1Database, { reference, method }: Payment): Promise<PaymentOutcome> {
  const row = await db
    .prepare('SELECT outcome, amount, currency, known, voided, collected FROM test_payments WHERE reference = ?')
    .bind(reference)
    .first<
      Record<'outcome' | 'currency' | 'known', string> &
        Record<'voided' | 'collected', string | null> & { amount: number }
    >()
  if (!row) return { status: 'open' }
  if (row.voided || row.outcome === 'cancel') return { status: 'cancelled' }
  if (row.outcome === 'decline') return { status: 'declined' }
  const isKnown = row.known <= new Date().toISOString()
  if (row.outcome === 'after-end' && !isKnown) return { status: 'cancelled' }
  if (row.outcome === 'hang' || !isKnown) return { status: 'pending' }
  if (row.outcome === 'late-decline') return { status: 'declined' }
  const form = row.collected === null ? null : v.parse(collectedForm, JSON.parse(row.collected))
  const money = method === instant || form?.isTaken ? 'taken' : 'held'
  const authorised = { status: 'authorised', amount: row.amount, currency: row.currency, money } as const
  return form ? { ...authorised, collected: { address: form.address, shippingAddress: form.address } } : authorised
}

/**
 * Records that a payment was captured or voided. If it has no outcome yet, it is cancelled. Throws
 * if a captured payment is to be voided, or a voided one captured.
 */
async function close(db: D1Database, payment: Payment, end: 'captured' | 'voided') {
  await storeOutcome(db, payment, 'cancel')
  const other = end === 'captured' ? 'voided' : 'captured'
  const { meta } = await db
    .prepare(`UPDATE test_payments SET ${end} = COALESCE(${end}, ?) WHERE reference = ? AND ${other} IS NULL`)
    .bind(new Date().toISOString(), payment.reference)
    .run()
  if (meta.changes === 0) throw new Error(`A payment that was ${other} cannot be ${end}`)
}

/** Refunds captured money, but not more than was captured. A repeated call changes nothing. */
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
  if (row.outcome === 'no-refund') return { status: 'failed', providerId: reference, error: 'refused by the test' }
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

const notificationBody = v.object({ payment: v.string() })

function parseReference(body: string): string | null {
  const { success, output } = v.safeParse(notificationBody, JSON.parse(body))
  return success ? output.payment : null
}
