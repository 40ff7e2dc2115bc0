import type { Context } from 'hono'
import type * as v from 'valibot'
import { announceChanges } from '../catalogue/change-feed.ts'
import { registerBuyer } from '../customers/buyer.ts'
import { ownOrigins } from '../http/origins.ts'
import { answerSelection, type CommerceEnv, loadSelection, quoteOf, refuse } from '../http/respond.ts'
import { askForConfirmation } from '../newsletter/subscriptions.ts'
import { type Checked, snapshotOf } from '../orders/snapshot.ts'
import { findProvider } from '../providers.ts'
import { keptFields, type paymentData } from '../selection/checkout-fields.ts'
import type { Quote } from '../selection/quote.ts'
import { correctToStock } from '../selection/shortage.ts'
import type { SelectionState } from '../selection/state.ts'
import { usedBy } from '../vouchers/storage.ts'
import { settleMoney } from './capture.ts'
import { checkAddresses, isFilled, isOwnPage } from './check.ts'
import { networkOfCall, tooManyUnpaid } from './decline-limit.ts'
import { failed, finishPayment } from './finish.ts'
import type { PaymentProvider, Started } from './provider.ts'
import { note, report } from './provider-status.ts'
import { openPayment } from './reserve.ts'
import { findPayment, keepStart, type Payment } from './storage.ts'

type Ctx = Context<CommerceEnv>
type PaymentData = v.InferOutput<typeof paymentData>

/** Checks the whole purchase and answers where to pay for it. The same purchase is the same payment, however often it is sent. */
export async function startPayment(c: Ctx, data: PaymentData): Promise<Response> {
  const { COMMERCE_DB: db } = c.env
  const before = await loadSelection(c)
  const provider = findProvider(c.env, data.paymentMethod ?? before.paymentMethod)
  if (!provider) return refuse(c, 404, { paymentMethod: 'not found' })
  if (before.lines.length === 0) return refuse(c, 412, { selection: 'is empty' })
  if (provider.widget && (data.paymentInitiateOnly || !data.paymentMethodSpecificFields)) {
    const { language } = await quoteOf(c, before)
    return c.json({ token: c.var.session.token, ...provider.widget(language) })
  }
  if (data.paymentInitiateOnly) return refuse(c, 406, { paymentInitiateOnly: 'not supported' })
  // What was typed is kept even when it is refused, so that the form is filled in when the shopper comes back.
  const { paymentMethod } = provider
  const choices = {
    paymentMethod,
    fields: keptFields(data),
    ...(data.shippingMethod ? { shippingMethod: data.shippingMethod } : {}),
  }
  const { state } = await c.var.session.change({ type: 'choose', choices })
  const quote = await quoteOf(c, deliveredTo(state, data))
  const checked = checkPurchase(quote, data, ownOrigins(c.env, c.req.url))
  if ('errors' in checked) return refuse(c, 406, checked.errors)
  if (data.address?.register && !c.var.session.customer) {
    const refusal = await registerBuyer(c, checked.address, data)
    // From here on it is the customer's own selection that is paid for.
    return refusal ?? startPayment(c, data)
  }
  const short = await correctToStock(c, state)
  if (short) return short
  const used = await usedBy(db, codesOf(quote), checked.address.email ?? '')
  const gone = [...quote.gone, ...used]
  if (gone.length > 0) {
    return withoutVouchers(c, gone)
  }
  await c.var.session.change({ type: 'choose', choices: { paying: true } })
  const opened = await openPayment(db, {
    selection: state.id,
    method: paymentMethod,
    amount: quote.totals.grandTotal,
    currency: quote.currency.currency,
    network: await networkOfCall(c),
    snapshot: snapshotOf(c.env, quote, checked, {
      customer: c.var.session.customer?.customer ?? null,
      giftMessage: data.giftMessage,
      consents: data.consents,
    }),
  })
  if ('problem' in opened) {
    if (opened.problem === 'tooMany') return tooManyUnpaid(c)
    if (opened.problem === 'voucher') return withoutVouchers(c, opened.vouchers)
    const stillShort = await correctToStock(c, state)
    return stillShort ?? answerSelection(c, state, { status: 410, more: { errors: { stock: 'unavailable items' } } })
  }
  const { payment, heldUntil } = opened
  if (heldUntil) await c.var.session.hold(Date.parse(heldUntil))
  announceChanges(c.env, c.executionCtx)
  // Pages of payments that this one takes the place of are closed at the provider.
  c.executionCtx.waitUntil(settleMoney(c.env, state.id))
  if (payment.amount === 0) return finishFree(c, state, payment)
  if (payment.action) return c.json({ token: c.var.session.token, ...payment.action })
  // Who has just registered was asked then.
  if (state.fields.newsletter && !data.address?.register) await askForConfirmation(c, buyerOf(payment))
  return begin(c, payment, provider, data)
}

const codesOf = ({ vouchers }: Quote) => vouchers.map(({ voucher }) => voucher)

/** Vouchers that are used up leave the selection, and nothing is paid before the shopper has seen what it costs without them. */
async function withoutVouchers(c: Ctx, vouchers: string[]) {
  const { state } = await c.var.session.change({ type: 'removeVouchers', vouchers })
  return answerSelection(c, state, { status: 412, more: { errors: { voucher: 'not found' } } })
}

const buyerOf = ({ snapshot: { email, language } }: Payment) => ({ email, language, country: '', gender: '' })

/** Nothing to pay: the order is made at once (checkout-api, §4.5). */
async function finishFree(c: Ctx, state: SelectionState, payment: Payment) {
  const { COMMERCE_DB: db } = c.env
  await note(db, payment, { status: 'authorised', amount: 0, currency: payment.currency })
  return finishPayment(c, state, (await findPayment(db, payment.reference)) ?? payment, { action: 'success' })
}

/** Asks the provider to begin. When it does not answer, nobody can pay yet: the same question may be asked again. */
async function begin(c: Ctx, payment: Payment, provider: PaymentProvider, data: PaymentData) {
  const { language } = payment.snapshot
  let started: Started
  try {
    const { additionalFields: additional, paymentMethodSpecificFields: specific = {} } = data
    started = await provider.start(payment, { specific, additional })
  } catch (error) {
    report('payment_not_started', payment, error)
    return refuse(c, 406, failed, { messages: [unreachable[language]] })
  }
  if ('refused' in started) {
    await note(c.env.COMMERCE_DB, payment, { status: 'declined' })
    return refuse(c, 406, failed, { messages: [started.refused[language]] })
  }
  await keepStart(c.env.COMMERCE_DB, payment, started)
  return c.json({ token: c.var.session.token, ...started.next })
}

const unreachable = {
  en: 'The payment service is not answering. Nothing was charged; please try again in a moment.',
  sv: 'Betaltjänsten svarar inte. Inget har dragits. Försök igen om en liten stund.',
}

function checkPurchase(
  quote: Quote,
  data: PaymentData,
  origins: string[],
): { errors: Record<string, string> } | Checked {
  const { country, state, shipping } = quote
  if (!country?.shipTo) return { errors: { 'address.country': 'not shipped to' } }
  const { errors, addresses } = checkAddresses(state.fields, hasOwnShipping(state, data), country, state.place.state)
  const { paymentReturnPage: returnPage, paymentFailedPage } = state.fields
  const failedPage = paymentFailedPage || returnPage
  if (!data.termsAndConditions) errors.termsAndConditions = 'must be true'
  if (!shipping || (data.shippingMethod && data.shippingMethod !== shipping.shippingMethod))
    errors.shippingMethod = 'not found'
  if (!isOwnPage(returnPage, origins)) errors.paymentReturnPage = 'not a page of this shop'
  if (!isOwnPage(failedPage, origins)) errors.paymentFailedPage = 'not a page of this shop'
  return Object.keys(errors).length > 0 ? { errors } : { ...addresses, returnPage, failedPage }
}

/** A call with only a billing address means it for both, whatever was saved before. */
const hasOwnShipping = ({ fields }: SelectionState, { address, shippingAddress }: PaymentData) =>
  isFilled(shippingAddress ?? (address ? undefined : fields.shippingAddress))

/** The purchase is priced for where it goes: a ZIP code that the bag saved for another address counts no more. */
const deliveredTo = (state: SelectionState, data: PaymentData): SelectionState =>
  hasOwnShipping(state, data) ? state : { ...state, fields: { ...state.fields, shippingAddress: {} } }
