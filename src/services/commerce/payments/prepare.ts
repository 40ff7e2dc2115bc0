import { addStock } from '../catalogue/stock.ts'
import type { CustomerShop } from '../customers/login.ts'
import type { Batch } from '../lib/database.ts'
import type { Merchant } from '../lib/merchant.ts'
import { fail, succeed } from '../lib/outcome.ts'
import type { CheckedPurchase } from '../orders/snapshot.ts'
import type { SelectionOutcome } from '../selection/change-selection.ts'
import { type PaymentRequest, pickStoredFields } from '../selection/checkout-fields.ts'
import { addQuote, loadLocation, loadQuote, type Quote } from '../selection/quote.ts'
import { queryWithReference } from '../selection/reference.ts'
import type { SelectionState } from '../selection/state.ts'
import { addUsedVouchers } from '../vouchers/storage.ts'
import { checkBuyNow, keepOnlyMethod, keepOnlyPlace } from './buy-now/prepare.ts'
import { checkPurchase, hasSeparateAddress } from './check.ts'
import { addDeclineWait, addReservationMs, createLimitFailure, hashPayerNetwork } from './counts.ts'
import { findProvider, type PaymentProvider } from './provider.ts'
import type { PaymentAction } from './storage.ts'

/** The dependencies of requests about payments. */
export interface PaymentShop extends CustomerShop {
  providers: PaymentProvider[]
  merchant: Merchant
}

/** A purchase that may be paid, or the payment widget that the storefront must show first. */
export type PreparedPayment = { kind: 'widget'; action: PaymentAction } | Purchase

export interface Purchase {
  kind: 'purchase'
  request: PaymentRequest
  provider: PaymentProvider
  state: SelectionState
  /** The selection, priced for the delivery country. */
  quote: Quote
  facts: PurchaseFacts
  checked: CheckedPurchase
}

/** Data about a purchase, other than prices, that the checks before payment need. */
export interface PurchaseFacts {
  /**
   * How many seconds the payment must wait because of too many declined ones; 0 if it may start
   * now.
   */
  declineWait: number
  /** How long the payment reserves the goods, in ms. */
  reservationMs: number
  /** The quantity of each item that the selection can buy. */
  stock: Record<string, number>
  /** The vouchers that the buyer has used and can use only once. */
  usedVouchers: string[]
}

function addPurchaseFacts(
  batch: Batch,
  payer: { selection: string; network: string },
  { id, lines, place, fields }: SelectionState,
): () => PurchaseFacts {
  const readDeclineWait = addDeclineWait(batch, payer)
  const readReservationMs = addReservationMs(batch, payer)
  const items = lines.map(({ item }) => item)
  const readStock = addStock(batch, items, place, id)
  const readUsedVouchers = addUsedVouchers(batch, fields.address.email ?? '')
  return () => ({
    declineWait: readDeclineWait(),
    reservationMs: readReservationMs(),
    stock: readStock(),
    usedVouchers: readUsedVouchers(),
  })
}

/**
 * Stores the checkout's fields, prices the purchase and checks it. `origins` are the allowed
 * origins of return pages.
 */
export async function preparePurchase(
  shop: PaymentShop,
  request: PaymentRequest,
  origins: string[],
): Promise<SelectionOutcome<PreparedPayment>> {
  const before = await shop.session.load()
  const chosen = request.paymentMethod ?? before.paymentMethod ?? (await findFirstMethod(shop, before))
  const provider = chosen === undefined ? null : findProvider(shop.providers, chosen)
  if (!provider) return fail(404, { paymentMethod: 'not found' })
  if (before.lines.length === 0) return fail(412, { selection: 'is empty' })
  if (provider.widget && (request.paymentInitiateOnly || !request.paymentMethodSpecificFields)) {
    const { language } = await loadLocation(shop.db, before)
    return succeed({ kind: 'widget', action: provider.widget(language) })
  }
  if (request.paymentInitiateOnly) return fail(406, { paymentInitiateOnly: 'not supported' })
  // The fields are stored even if the checks fail, so that the shopper need not type them again.
  const { paymentMethod } = provider
  const choices = {
    // The checkout does not offer a method for purchases without its form, so such a method is not
    // stored.
    ...(provider.collectsAddress ? {} : { paymentMethod }),
    fields: pickStoredFields(request),
    ...(request.shippingMethod ? { shippingMethod: request.shippingMethod } : {}),
  }
  const saved = await shop.session.change({ type: 'choose', choices })
  if (!saved.ok) return saved
  const { state } = saved.value
  const payer = { selection: state.id, network: await hashPayerNetwork(shop) }
  const { value } = await queryWithReference(shop.db, (reference, batch) => {
    const priced = provider.collectsAddress ? keepOnlyPlace(state) : withDelivery(state, request)
    const readQuote = addQuote(batch, shop, priced, reference)
    const readFacts = addPurchaseFacts(batch, payer, priced)
    return () => ({ quote: readQuote(), facts: readFacts() })
  })
  const { facts } = value
  if (facts.declineWait > 0) return createLimitFailure(shop, facts.declineWait)
  const quote = provider.collectsAddress ? keepOnlyMethod(value.quote, provider) : value.quote
  // E.g. the country was changed in another tab.
  if (!quote.paymentMethods.some(method => method.paymentMethod === paymentMethod))
    return { ...fail(406, { paymentMethod: 'not offered for this payment' }), correction: { state } }
  const checked = provider.collectsAddress
    ? checkBuyNow(quote, request, origins)
    : await checkPurchase(quote, request, origins)
  if (checked.ok) return succeed({ kind: 'purchase', request, provider, state, quote, facts, checked: checked.value })
  // If there is a refusal, the response contains the selection, so that the form can show the
  // refusal at the ZIP code.
  return quote.refusal ? { ...checked, correction: { state } } : checked
}

/** The method that the checkout shows first; undefined if none is offered. */
const findFirstMethod = async (shop: PaymentShop, state: SelectionState) =>
  (await loadQuote(shop, state)).paymentMethods[0]?.paymentMethod

/** Returns the selection without the stored shipping address, if the request does not use it. */
const withDelivery = (state: SelectionState, request: PaymentRequest): SelectionState =>
  hasSeparateAddress(state, request) ? state : { ...state, fields: { ...state.fields, shippingAddress: {} } }
