import { addressLimits, requiredFields } from '#client/commerce/address.ts'
import type { Country } from '../catalogue/countries.ts'
import type { AddressTexts } from './state.ts'

/** Where the selection is. */
type Located = { country: string | null; state: string | null }

/** An address with all of its fields; country and state are the selection's until others were typed. */
const addressView = (texts: AddressTexts, place: Located) => ({
  ...Object.fromEntries(Object.keys(addressLimits).map(field => [field, texts[field] ?? ''])),
  state: texts.state || (place.state ?? ''),
  country: texts.country || (place.country ?? ''),
})

/** A billing address always has a VAT number, and what else was given. */
export const billingView = (texts: AddressTexts, place: Located) => ({
  ...addressView(texts, place),
  vatNumber: '',
  ...given(texts, ['identityNumber', ...houseFields, 'vatNumber']),
})

export const deliveryAddressView = (texts: AddressTexts, place: Located) => ({
  ...addressView(texts, place),
  ...given(texts, houseFields),
})

const houseFields = ['houseNumber', 'houseExtension']

const given = (texts: AddressTexts, fields: string[]) =>
  Object.fromEntries(Object.entries(texts).filter(([field, text]) => text && fields.includes(field)))

/** What the checkout form shows and demands, by country. */
export function paymentFields(country: Country | null) {
  const hasStates = (country?.states.length ?? 0) > 0
  const fields = Object.fromEntries(
    Object.keys(addressLimits).map(field => {
      const required = requiredFields.some(name => name === field) || (field === 'state' && hasStates)
      return [field, { type: 'string', required, visible: field !== 'state' || hasStates }]
    }),
  )
  const hidden = { type: 'string', required: false, visible: false }
  const houses = Object.fromEntries(houseFields.map(field => [field, hidden]))
  return {
    termsAndConditions: { type: 'boolean', required: true, visible: true },
    address: {
      ...fields,
      ...houses,
      identityNumber: hidden,
      vatNumber: hidden,
      newsletter: { type: 'boolean', required: false, visible: true },
    },
    // Without an e-mail address of its own, it is the billing one's.
    shippingAddress: { ...fields, ...houses, email: hidden },
  }
}
