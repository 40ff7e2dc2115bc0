import { addressFieldNames, isLatin, isRequired } from '#client/shared/commerce/address.ts'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import { type CountryRow, findState } from '../catalogue/countries/countries.ts'
import { cleanAddress, fieldErrors } from '../lib/address-checks.ts'
import { fail, type Outcome } from '../lib/outcome.ts'
import type { CheckedPurchase } from '../orders/snapshot.ts'
import type { PaymentRequest } from '../selection/checkout-fields.ts'
import type { Quote } from '../selection/quote.ts'
import type { AddressTexts, CheckoutFields, SelectionState } from '../selection/state.ts'

type Errors = Record<string, string>

/** Whether a purchase can be paid as sent: addresses, shipping method, return pages. Pure. */
export function checkPurchase(quote: Quote, request: PaymentRequest, origins: string[]): Outcome<CheckedPurchase> {
  const { country, state, shipping } = quote
  if (!country?.shipTo) return fail(406, { 'address.country': 'not shipped to' })
  const isSeparate = hasOwnShipping(state, request)
  const { errors, addresses } = checkAddresses(state.fields, isSeparate, country, state.place.state)
  const { paymentReturnPage: returnPage, paymentFailedPage } = state.fields
  const failedPage = paymentFailedPage || returnPage
  if (!isLatin(state.fields.buyerReference ?? '')) errors['additionalFields.buyerReference'] = 'only latin characters'
  if (!request.termsAndConditions) errors.termsAndConditions = 'must be true'
  if (quote.refusal) errors[`${isSeparate ? 'shippingAddress' : 'address'}.zipCode`] = 'not delivered to'
  else if (!shipping || (request.shippingMethod && request.shippingMethod !== shipping.shippingMethod))
    errors.shippingMethod = 'not found'
  if (!isOwnPage(returnPage, origins)) errors.paymentReturnPage = 'not a page of this shop'
  if (!isOwnPage(failedPage, origins)) errors.paymentFailedPage = 'not a page of this shop'
  if (Object.keys(errors).length > 0)
    return { ...fail(406, errors), ...(quote.refusal && { messages: [quote.refusal] }) }
  return { ok: true, value: { ...addresses, returnPage, failedPage } }
}

/** A call with only a billing address means it for both, whatever was stored before. */
export const hasOwnShipping = ({ fields }: SelectionState, { address, shippingAddress }: PaymentRequest) =>
  isFilled(shippingAddress ?? (address ? undefined : fields.shippingAddress))

/**
 * Billing and shipping address for an order, or their errors. `separate` is a different shipping
 * address; without one the billing address is both. `state` is the selection's. Goods go only to
 * `country`, the selection's, since its prices and taxes were shown.
 */
function checkAddresses(
  { address, shippingAddress }: Pick<CheckoutFields, 'address' | 'shippingAddress'>,
  separate: boolean,
  country: CountryRow,
  state: string | null,
): { errors: Errors; addresses: Pick<CheckedPurchase, 'address' | 'shippingAddress'> } {
  const billing = complete(address, country, state)
  if (!separate) {
    return {
      errors: addressErrors('address', billing, country, country),
      addresses: { address: billing, shippingAddress: billing },
    }
  }
  const shipping = complete({ email: billing.email ?? '', ...nonEmpty(shippingAddress) }, country, state)
  const errors = {
    ...addressErrors('address', billing, country, null),
    ...addressErrors('shippingAddress', shipping, country, country),
  }
  return { errors, addresses: { address: billing, shippingAddress: shipping } }
}

/**
 * The cleaned texts; country and state default to the selection's, a state's name becomes its code.
 */
function complete(texts: AddressTexts, country: CountryRow, chosen: string | null): AddressTexts {
  const code = cleanLine(texts.country ?? '').toUpperCase() || country.country
  const clean = cleanAddress(texts, code)
  const state = code === country.country ? findState(country, clean.state || chosen || '')?.state : undefined
  return { ...clean, country: code, state: state ?? clean.state ?? '' }
}

/** `deliveredTo` is the required country; null for a billing address, which may be anywhere. */
function addressErrors(name: string, texts: AddressTexts, country: CountryRow, deliveredTo: CountryRow | null): Errors {
  const code = texts.country ?? ''
  const needed = addressFieldNames.filter(field => !texts[field] && isRequired(field, code, deliveredTo !== null))
  const errors: Errors = {
    ...fieldErrors(texts, code),
    ...Object.fromEntries(needed.map(field => [field, 'required'])),
  }
  if (deliveredTo && code !== deliveredTo.country) errors.country = "not the selection's country"
  const states = code === country.country ? country.states : []
  if (states.length > 0 && !states.some(({ state }) => state === texts.state)) errors.state = 'required'
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${name}.${field}`, error]))
}

const nonEmpty = (texts: AddressTexts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()))

/** Whether a complete shipping address was sent: the bag may have stored only a ZIP code. */
const isFilled = (texts: AddressTexts | undefined) =>
  ['firstName', 'lastName', 'address1', 'city'].some(field => texts?.[field]?.trim())

/**
 * Whether a shopper may be redirected to this page: an absolute address on one of the shop's
 * origins.
 */
const isOwnPage = (page: string, origins: string[]) =>
  URL.canParse(page) && /^https?:$/.test(new URL(page).protocol) && origins.includes(new URL(page).origin)
