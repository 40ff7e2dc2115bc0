import { isZipCode } from '#client/shared/commerce/zip-code.ts'
import { findDeliveryZipCode } from '../../delivery/options.ts'
import { fail, type Outcome } from '../../lib/outcome.ts'
import type { CheckedPurchase } from '../../orders/snapshot.ts'
import type { PaymentRequest } from '../../selection/checkout-fields.ts'
import type { Quote } from '../../selection/quote.ts'
import type { SelectionState } from '../../selection/state.ts'
import { checkTerms } from '../check.ts'
import type { PaymentProvider } from '../provider.ts'

/** Returns the quote with only this payment method, or with none if the method is not offered. */
export const keepOnlyMethod = (quote: Quote, provider: PaymentProvider): Quote => ({
  ...quote,
  paymentMethods: quote.buyNow?.method.paymentMethod === provider.paymentMethod ? [provider] : [],
})

/**
 * Returns the selection to price if the provider's page will ask for the addresses. Of the typed
 * addresses, it keeps only the place of delivery. It also omits data that can differ between
 * repeated requests for the same purchase.
 */
export function keepOnlyPlace({ merged: _, ...state }: SelectionState): SelectionState {
  const { country } = state.place
  const zipCode = findDeliveryZipCode(state.fields, country)
  const place = { zipCode, country: country ?? '', state: state.place.state ?? '' }
  const fields = { ...state.fields, address: {}, shippingAddress: place }
  return { ...state, fields, paymentStarted: false, lastPurchase: null }
}

/**
 * Checks the place of delivery, the terms and the return pages of a purchase whose addresses the
 * provider's page will ask for. `origins` are the allowed origins of return pages.
 */
export function checkBuyNow(quote: Quote, request: PaymentRequest, origins: string[]): Outcome<CheckedPurchase> {
  const { country, state, buyNow } = quote
  if (!country?.shipTo) return fail(406, { 'shippingAddress.country': 'not shipped to' })
  const { shippingAddress } = state.fields
  const { zipCode = '' } = shippingAddress
  const zipCodeField = 'shippingAddress.zipCode'
  const isMissing = buyNow?.needsZipCode && !zipCode
  const isWrong = zipCode !== '' && !isZipCode(zipCode, country.country)
  const errors: Record<string, string> = {
    ...(isMissing && { [zipCodeField]: 'required' }),
    ...(isWrong && { [zipCodeField]: 'not a ZIP code of the country' }),
  }
  const addresses = { address: shippingAddress, shippingAddress }
  const checked = checkTerms(quote, request, origins, { errors, addresses, zipCodeField })
  return checked.ok ? { ok: true, value: { ...checked.value, awaitsAddress: true } } : checked
}
