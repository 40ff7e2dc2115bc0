import { type AddressField, isEmail, isLatin, requiredFields } from '#client/commerce/address.ts'
import { type Country, findState } from '../catalogue/countries.ts'
import { isPhoneNumber, isZipCodeOf } from '../lib/address-checks.ts'
import type { AddressTexts, CheckoutFields } from '../selection/state.ts'

type Errors = Record<string, string>

export interface CheckedAddresses {
  address: AddressTexts
  shippingAddress: AddressTexts
}

/**
 * Billing and shipping address as an order keeps them, or what is wrong with them. `separate` is a shipping address of its own;
 * without one the billing address is both. `state` is the one the selection is in. Goods go only to `country`, the selection's: its prices and taxes were shown.
 */
export function checkAddresses(
  { address, shippingAddress }: Pick<CheckoutFields, 'address' | 'shippingAddress'>,
  separate: boolean,
  country: Country,
  state: string | null,
): { errors: Errors; addresses: CheckedAddresses } {
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

/** Trimmed and composed texts; country and state default to the selection's, and a state becomes its code. */
function complete(texts: AddressTexts, country: Country, chosen: string | null): AddressTexts {
  const clean = Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.normalize('NFC').trim()]))
  const code = (clean.country || country.country).toUpperCase()
  const state = code === country.country ? findState(country, clean.state || chosen || '')?.state : undefined
  return { ...clean, country: code, state: state ?? clean.state ?? '' }
}

/** `deliveredTo` is the country it must lie in; null for a billing address, which may be anywhere. */
function addressErrors(name: string, texts: AddressTexts, country: Country, deliveredTo: Country | null): Errors {
  const errors: Errors = {}
  const at = (field: AddressField) => texts[field] ?? ''
  for (const [field, text] of Object.entries(texts)) {
    if (!isLatin(text)) errors[`${name}.${field}`] = 'only latin characters'
  }
  for (const field of requiredFields) if (!at(field)) errors[`${name}.${field}`] = 'required'
  if (at('email') && !isEmail(at('email'))) errors[`${name}.email`] = 'not an e-mail address'
  if (deliveredTo && at('country') !== deliveredTo.country) errors[`${name}.country`] = "not the selection's country"
  if (at('zipCode') && !isZipCodeOf(at('zipCode'), at('country')))
    errors[`${name}.zipCode`] = 'not a ZIP code of the country'
  if (at('phoneNumber') && !isPhoneNumber(at('phoneNumber'), at('country')))
    errors[`${name}.phoneNumber`] = 'not a phone number'
  if (texts.vatNumber && !/^[A-Z]{2}(?=.*\d)[\dA-Z+*]{2,13}$/.test(texts.vatNumber.replace(/[ .-]/g, '').toUpperCase()))
    errors[`${name}.vatNumber`] = 'Invalid VAT number'
  const states = at('country') === country.country ? country.states : []
  if (states.length > 0 && !states.some(({ state }) => state === at('state'))) errors[`${name}.state`] = 'required'
  return errors
}

const nonEmpty = (texts: AddressTexts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim()))

/** Whether a shipping address was really given: the bag alone may have stored a ZIP code in it. */
export const isFilled = (texts: AddressTexts | undefined) =>
  ['firstName', 'lastName', 'address1', 'city'].some(field => texts?.[field]?.trim())

/** Whether the shop may send a shopper back to this page: an absolute address on one of its own origins. */
export const isOwnPage = (page: string, origins: string[]) =>
  URL.canParse(page) && /^https?:$/.test(new URL(page).protocol) && origins.includes(new URL(page).origin)
