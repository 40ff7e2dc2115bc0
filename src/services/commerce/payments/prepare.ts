import type { CustomerShop } from '../customers/login.ts'
import type { Merchant } from '../lib/merchant.ts'
import { fail, succeed } from '../lib/outcome.ts'
import type { CheckedPurchase } from '../orders/snapshot.ts'
import type { SelectionOutcome } from '../selection/change-selection.ts'
import { type PaymentRequest, storableFields } from '../selection/checkout-fields.ts'
import { loadLocation, loadQuote, type Quote } from '../selection/quote.ts'
import type { SelectionState } from '../selection/state.ts'
import { checkPurchase, hasOwnShipping } from './check.ts'
import { findProvider, type PaymentProvider } from './provider.ts'
import type { PaymentAction } from './storage.ts'

/** `Shop`, with the providers that move money, and whom it goes to. */
export interface PaymentShop extends CustomerShop {
  providers: PaymentProvider[]
  merchant: Merchant
}

/** A purchase that may be paid, or the payment widget that comes before it. */
export type Prepared = { kind: 'widget'; action: PaymentAction } | Purchase

export interface Purchase {
  kind: 'purchase'
  request: PaymentRequest
  provider: PaymentProvider
  state: SelectionState
  /** Priced for the delivery country. */
  quote: Quote
  checked: CheckedPurchase
}

/** Stores the typed fields, prices the purchase, and checks it. `origins` are the shop's. */
export async function preparePurchase(
  shop: PaymentShop,
  request: PaymentRequest,
  origins: string[],
): Promise<SelectionOutcome<Prepared>> {
  const before = await shop.session.load()
  const provider = findProvider(shop.providers, request.paymentMethod ?? before.paymentMethod)
  if (!provider) return fail(404, { paymentMethod: 'not found' })
  if (before.lines.length === 0) return fail(412, { selection: 'is empty' })
  if (provider.widget && (request.paymentInitiateOnly || !request.paymentMethodSpecificFields)) {
    const { language } = await loadLocation(shop.db, before)
    return succeed({ kind: 'widget', action: provider.widget(language) })
  }
  if (request.paymentInitiateOnly) return fail(406, { paymentInitiateOnly: 'not supported' })
  // Typed fields are stored even after a failure, so that the form is filled in on return.
  const { paymentMethod } = provider
  const choices = {
    paymentMethod,
    fields: storableFields(request),
    ...(request.shippingMethod ? { shippingMethod: request.shippingMethod } : {}),
  }
  const saved = await shop.session.change({ type: 'choose', choices })
  if (!saved.ok) return saved
  const { state } = saved.value
  const quote = await loadQuote(shop, deliveredTo(state, request))
  const checked = checkPurchase(quote, request, origins)
  if (checked.ok) return succeed({ kind: 'purchase', request, provider, state, quote, checked: checked.value })
  // The form shows at the ZIP code what the selection says about it.
  return quote.refusal ? { ...checked, correction: { state } } : checked
}

/**
 * Prices the purchase for its delivery address: a ZIP code stored for another address is ignored.
 */
const deliveredTo = (state: SelectionState, request: PaymentRequest): SelectionState =>
  hasOwnShipping(state, request) ? state : { ...state, fields: { ...state.fields, shippingAddress: {} } }
