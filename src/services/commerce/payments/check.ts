import { type AddressField, addressFieldNames, isEmail, isLatin, isRequired } from '#client/commerce/address.ts'
import { vatNumberOf } from '#client/commerce/vat/vat-number.ts'
import { type Country, findState } from '../catalogue/countries.ts'
import { isPhoneNumber, isZipCodeOf } from '../lib/address-checks.ts'
import { fail, type Outcome } from '../lib/outcome.ts'
import type { Checked } from '../orders/snapshot.ts'
import type { PaymentRequest } from '../selection/checkout-fields.ts'
import type { Quote } from '../selection/quote.ts'
import type { AddressTexts, CheckoutFields, SelectionState } from '../selection/state.ts'

type Errors = Record<string, string>

/** Whether a purchase can be paid as sent: addresses, shipping method, return pages. Pure. */
export function checkPurchase(quote: Quote, request: PaymentRequest, origins: string[]): Outcome<Checked> {
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
  country: Country,
  state: string | null,
): { errors: Errors; addresses: Pick<Checked, 'address' | 'shippingAddress'> } {
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
 * Trimmed and NFC-normalized texts; country and state default to the selection's, a state's name
 * becomes its code, and a VAT number is written without spaces and with its prefix.
 */
function complete(texts: AddressTexts, country: Country, chosen: string | null): AddressTexts {
  const clean = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.normalize('NFC').trim()]))
  const code = (clean.country || country.country).toUpperCase()
  const state = code === country.country ? findState(country, clean.state || chosen || '')?.state : undefined
  const vatNumber = vatNumberOf(clean.vatNumber ?? '', code)
  return { ...clean, country: code, state: state ?? clean.state ?? '', ...(vatNumber && { vatNumber }) }
}

/** `deliveredTo` is the required country; null for a billing address, which may be anywhere. */
function addressErrors(name: string, texts: AddressTexts, country: Country, deliveredTo: Country | null): Errors {
  const errors: Errors = {}
  const at = (field: AddressField) => texts[field] ?? ''
  for (const [field, text] of Object.entries(texts)) {
    if (!isLatin(text)) errors[`${name}.${field}`] = 'only latin characters'
  }
  const isDelivery = deliveredTo !== null
  for (const field of addressFieldNames)
    if (!at(field) && isRequired(field, at('country'), isDelivery)) errors[`${name}.${field}`] = 'required'
  if (at('email') && !isEmail(at('email'))) errors[`${name}.email`] = 'not an e-mail address'
  if (deliveredTo && at('country') !== deliveredTo.country) errors[`${name}.country`] = "not the selection's country"
  if (at('zipCode') && !isZipCodeOf(at('zipCode'), at('country')))
    errors[`${name}.zipCode`] = 'not a ZIP code of the country'
  if (at('phoneNumber') && !isPhoneNumber(at('phoneNumber'), at('country')))
    errors[`${name}.phoneNumber`] = 'not a phone number'
  if (texts.vatNumber && !vatNumberOf(texts.vatNumber, at('country')))
    errors[`${name}.vatNumber`] = 'Invalid VAT number'
  const states = at('country') === country.country ? country.states : []
  if (states.length > 0 && !states.some(({ state }) => state === at('state'))) errors[`${name}.state`] = 'required'
  return errors
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
