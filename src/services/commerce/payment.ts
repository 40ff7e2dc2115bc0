import type { Context } from 'hono'
import type * as v from 'valibot'
import { loadStock } from './catalogue.ts'
import { checkAddresses, isFilled, isOwnPage } from './checkout.ts'
import type { Country } from './countries.ts'
import { keptFields, type paymentData } from './fields.ts'
import { answerSelection, type CommerceEnv, loadSelection, refuse } from './http.ts'
import { ownOrigins } from './origins.ts'
import { openPayment, type Snapshot } from './payments.ts'
import { findProvider, providersOf } from './providers.ts'
import { loadQuote, type Quote } from './quote.ts'
import type { SelectionState } from './state.ts'
import { purchaseView } from './view.ts'

type Ctx = Context<CommerceEnv>
type PaymentData = v.InferOutput<typeof paymentData>

/** Checks the whole purchase and answers where to pay for it. The same purchase is the same payment, however often it is sent. */
export async function startPayment(c: Ctx, data: PaymentData) {
  const { COMMERCE_DB: db } = c.env
  const before = await loadSelection(c)
  const provider = findProvider(c.env, data.paymentMethod ?? before.paymentMethod)
  if (!provider) return refuse(c, 404, { paymentMethod: 'not found' })
  if (before.lines.length === 0) return refuse(c, 412, { selection: 'is empty' })
  // What was typed is kept even when it is refused, so that the form is filled in when the shopper comes back.
  const { paymentMethod } = provider
  const choices = {
    paymentMethod,
    fields: keptFields(data),
    ...(data.shippingMethod ? { shippingMethod: data.shippingMethod } : {}),
  }
  const { state } = await c.var.session.change({ type: 'choose', choices })
  const quote = await loadQuote(db, state)
  const checked = checkPurchase(quote, data, ownOrigins(c.env, c.req.url))
  if ('errors' in checked) return refuse(c, 406, checked.errors)
  const short = await correctToStock(c, state)
  if (short) return short
  const gone = state.vouchers.filter(code => !quote.vouchers.some(({ voucher }) => voucher === code))
  if (gone.length > 0) {
    await c.var.session.change({ type: 'removeVouchers', vouchers: gone })
    return refuse(c, 412, { voucher: 'not found' })
  }
  await c.var.session.change({ type: 'choose', choices: { paying: true } })
  const reference = await openPayment(db, {
    selection: state.id,
    method: paymentMethod,
    amount: quote.totals.grandTotal,
    currency: quote.currency.currency,
    snapshot: snapshotOf(c, quote, checked),
  })
  const url = new URL(provider.page(reference), c.env.SITE_URL || c.req.url)
  return c.json({ token: c.var.session.token, action: 'redirect', url: url.href, formType: 'redirect' })
}

/** The 410 answer with the corrected selection when something is not left any more; else null. */
export async function correctToStock(c: Ctx, { lines, place }: SelectionState) {
  const items = lines.map(({ item }) => item)
  const stock = await loadStock(c.env.COMMERCE_DB, items, place)
  if (lines.every(({ item, quantity }) => quantity <= (stock[item] ?? 0))) return null
  const { state, unavailable } = await c.var.session.change({ type: 'correct', stock })
  return answerSelection(c, state, { status: 410, more: { errors: { stock: 'unavailable items' }, unavailable } })
}

type Checked = ReturnType<typeof checkAddresses>['addresses'] & { returnPage: string; failedPage: string }

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

function snapshotOf(c: Ctx, quote: Quote, { address, shippingAddress, returnPage, failedPage }: Checked): Snapshot {
  const { state, lines, vouchers, totals, language, countries } = quote
  const fields = { ...state.fields, address, shippingAddress }
  const purchase = purchaseView({ ...quote, state: { ...state, fields } }, providersOf(c.env))
  const named = (texts: Record<string, string>) => ({
    ...texts,
    countryName: nameOf(countries, texts.country, language),
  })
  return {
    lines: lines.map(({ line, item, quantity, article }) => ({ line, item, quantity, price: article.price })),
    vouchers: vouchers.map(({ voucher }, index) => ({ voucher, priceOff: totals.vouchers[index] ?? 0 })),
    email: address.email ?? '',
    customer: c.var.session.customer?.customer ?? null,
    language,
    purchase: {
      ...purchase,
      address: named(purchase.address),
      shippingAddress: named(purchase.shippingAddress),
      additionalNotes: fields.additionalNotes,
    },
    returnPage,
    failedPage,
  }
}

const nameOf = (countries: Country[], code: string | undefined, language: 'en' | 'sv') =>
  countries.find(({ country }) => country === code)?.names[language] ?? code ?? ''
