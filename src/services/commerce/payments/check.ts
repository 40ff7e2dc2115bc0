import { addressFieldNames, isLatin, isRequired } from '#client/shared/commerce/address.ts'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import { type CountryRow, findState } from '../catalogue/countries/countries.ts'
import { cleanAddress } from '../lib/addresses/clean-address.ts'
import { fail, type Outcome } from '../lib/outcome.ts'
import type { CheckedPurchase } from '../orders/snapshot.ts'
import type { PaymentRequest } from '../selection/checkout-fields.ts'
import type { Quote } from '../selection/quote.ts'
import type { AddressTexts, CheckoutFields, SelectionState } from '../selection/state.ts'

type Errors = Record<string, string>

/**
 * Checks the addresses, shipping method and return pages of a purchase before it is paid. `origins`
 * are the allowed origins of return pages.
 */
export async function checkPurchase(
  quote: Quote,
  request: PaymentRequest,
  origins: string[],
): Promise<Outcome<CheckedPurchase>> {
  const { country, state } = quote
  if (!country?.shipTo) return fail(406, { 'address.country': 'not shipped to' })
  const isSeparate = hasSeparateAddress(state, request)
  const { errors, addresses } = await checkAddresses(state.fields, isSeparate, country, state.place.state)
  if (!isLatin(state.fields.buyerReference ?? '')) errors['additionalFields.buyerReference'] = 'only latin characters'
  return checkTerms(quote, request, origins, {
    errors,
    addresses,
    zipCodeField: `${isSeparate ? 'shippingAddress' : 'address'}.zipCode`,
  })
}

interface CheckedAddresses {
  errors: Errors
  addresses: Pick<CheckedPurchase, 'address' | 'shippingAddress'>
  /** The field that gets the error if the shop does not deliver to the ZIP code. */
  zipCodeField: string
}

/**
 * Checks the requirements of every purchase other than addresses: terms, delivery and return pages.
 */
export function checkTerms(
  { state, shipping, refusal }: Quote,
  request: PaymentRequest,
  origins: string[],
  { errors: addressErrors, addresses, zipCodeField }: CheckedAddresses,
): Outcome<CheckedPurchase> {
  const errors = { ...addressErrors }
  const { paymentReturnPage: returnPage, paymentFailedPage } = state.fields
  const failedPage = paymentFailedPage || returnPage
  if (!request.termsAndConditions) errors.termsAndConditions = 'must be true'
  if (refusal) errors[zipCodeField] = 'not delivered to'
  else if (!shipping || (request.shippingMethod && request.shippingMethod !== shipping.shippingMethod))
    errors.shippingMethod = 'not found'
  if (!isOwnPage(returnPage, origins)) errors.paymentReturnPage = 'not a page of this shop'
  if (!isOwnPage(failedPage, origins)) errors.paymentFailedPage = 'not a page of this shop'
  if (Object.keys(errors).length > 0) return { ...fail(406, errors), ...(refusal && { messages: [refusal] }) }
  return { ok: true, value: { ...addresses, returnPage, failedPage } }
}

/**
 * Whether the goods go to a different address from the billing address. If the request contains
 * only a billing address, the goods go there, even if a shipping address was stored before.
 */
export const hasSeparateAddress = ({ fields }: SelectionState, { address, shippingAddress }: PaymentRequest) =>
  isFilled(shippingAddress ?? (address ? undefined : fields.shippingAddress))

/**
 * Returns the billing and shipping address for an order, and their errors. If `separate` is false,
 * the billing address is used for both. `country` and `state` are the selection's. Goods must go to
 * this country, because the shopper was shown its prices and taxes.
 */
async function checkAddresses(
  { address, shippingAddress }: Pick<CheckoutFields, 'address' | 'shippingAddress'>,
  separate: boolean,
  country: CountryRow,
  state: string | null,
): Promise<Omit<CheckedAddresses, 'zipCodeField'>> {
  const billing = completeAddress(address, country, state)
  if (!separate) {
    return {
      errors: await findAddressErrors('address', billing, country, country),
      addresses: { address: billing, shippingAddress: billing },
    }
  }
  const shipping = completeAddress({ email: billing.email ?? '', ...nonEmpty(shippingAddress) }, country, state)
  const errors = {
    ...(await findAddressErrors('address', billing, country, null)),
    ...(await findAddressErrors('shippingAddress', shipping, country, country)),
  }
  return { errors, addresses: { address: billing, shippingAddress: shipping } }
}

/**
 * Normalizes an address. If it has no country or state, the selection's is used. A state's name is
 * replaced by its code.
 */
function completeAddress(texts: AddressTexts, country: CountryRow, selectionState: string | null): AddressTexts {
  const code = cleanLine(texts.country ?? '').toUpperCase() || country.country
  const clean = cleanAddress(texts, code)
  const state = code === country.country ? findState(country, clean.state || selectionState || '')?.state : undefined
  return { ...clean, country: code, state: state ?? clean.state ?? '' }
}

/**
 * Finds the errors of an address. `country` is the selection's. `deliveredTo` is the country that
 * the address must be in; null for a billing address, which may be in any country.
 */
async function findAddressErrors(
  name: string,
  texts: AddressTexts,
  country: CountryRow,
  deliveredTo: CountryRow | null,
): Promise<Errors> {
  const { findFieldErrors } = await import('../lib/addresses/address-checks.ts')
  const code = texts.country ?? ''
  const needed = addressFieldNames.filter(field => !texts[field] && isRequired(field, code, deliveredTo !== null))
  const errors: Errors = {
    ...findFieldErrors(texts, code),
    ...Object.fromEntries(needed.map(field => [field, 'required'])),
  }
  if (deliveredTo && code !== deliveredTo.country) errors.country = "not the selection's country"
  const states = code === country.country ? country.states : []
  if (states.length > 0 && !states.some(({ state }) => state === texts.state)) errors.state = 'required'
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [`${name}.${field}`, error]))
}

/**
 * Checks a delivery address that is entered outside a purchase by the same rules as in a purchase.
 * Returns the normalized address and the errors by field. `state` is used if the address has none.
 */
export async function checkDeliveryAddress(texts: AddressTexts, country: CountryRow, state: string | null) {
  const address = completeAddress(texts, country, state)
  const found = Object.entries(await findAddressErrors('', address, country, country))
  return { address, errors: Object.fromEntries(found.map(([field, error]) => [field.slice(1), error])) }
}

const nonEmpty = (texts: AddressTexts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()))

/** Whether a shipping address contains more than the ZIP code that shoppers can type in the bag. */
const isFilled = (texts: AddressTexts | undefined) =>
  ['firstName', 'lastName', 'address1', 'city'].some(field => texts?.[field]?.trim())

/** Whether a page is an absolute URL on one of these origins. */
const isOwnPage = (page: string, origins: string[]) =>
  URL.canParse(page) && /^https?:$/.test(new URL(page).protocol) && origins.includes(new URL(page).origin)
