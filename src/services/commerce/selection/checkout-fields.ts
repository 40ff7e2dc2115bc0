import * as v from 'valibot'
import { addressFieldNames, addressLimits, isRequired, noteLimits } from '#client/shared/commerce/address.ts'
import type { CountryRow } from '../catalogue/countries/countries.ts'
import { consents, typedLine } from '../lib/fields.ts'
import { additionalNotes, giftMessage, notes } from '../lib/notes.ts'

/** Maximum length of a return page's URL, in characters. */
const maxLength = 1000

const textField = (max: number) => v.optional(typedLine(max))
const addressFields = {
  firstName: textField(addressLimits.firstName),
  lastName: textField(addressLimits.lastName),
  company: textField(addressLimits.company),
  address1: textField(addressLimits.address1),
  address2: textField(addressLimits.address2),
  zipCode: textField(addressLimits.zipCode),
  city: textField(addressLimits.city),
  state: textField(addressLimits.state),
  country: textField(addressLimits.country),
  phoneNumber: textField(addressLimits.phoneNumber),
  email: textField(addressLimits.email),
}
/** The fields of a billing address. A shipping address lacks three of them (`deliveryFields`). */
const billingFields = {
  ...addressFields,
  vatNumber: textField(noteLimits.vatNumber),
  identityNumber: textField(20),
  houseNumber: textField(20),
  houseExtension: textField(20),
  newsletter: v.optional(v.boolean()),
}
const unknownField = 'unknown or malformed field'
const { identityNumber: _i, vatNumber: _v, newsletter: _n, ...deliveryFields } = billingFields
/** The fields of a delivery address. Any of them may be missing. */
export const deliveryAddressFields = deliveryFields
const shippingAddress = v.strictObject(deliveryFields, unknownField)

/** Accepts any object. Any other value is read as an empty object. */
const anyObject = v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {})

const savedFields = {
  address: v.optional(v.strictObject(billingFields, unknownField)),
  shippingAddress: v.optional(shippingAddress),
  additionalNotes,
  newsletter: v.optional(v.boolean()),
  language: textField(10),
  paymentReturnPage: textField(maxLength),
  paymentFailedPage: textField(maxLength),
  /**
   * The gift message, the buyer's reference, whether an old lamp is taken back (`takeBack`), and
   * the choices in the delivery widget. Other fields are ignored.
   */
  additionalFields: v.pipe(anyObject, notes),
  cartAbandonmentEmail: v.optional(v.boolean()),
}

export const paymentFields = v.strictObject(savedFields, unknownField)

/**
 * Whether the buyer agrees to the terms. It may be a string, because forms send strings if scripts
 * do not run.
 */
const agreement = v.optional(
  v.union([v.boolean(), v.literal('true'), v.literal('1'), v.literal('false'), v.literal('')]),
  false,
)

/**
 * The total that the shopper saw, in major units. Forms send it as a string if scripts do not run.
 */
const shownTotal = v.optional(
  v.union(
    [v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))],
    'must be an amount',
  ),
)

/** The body of `POST payment`. Other fields, which Centra would read, are ignored. */
export const paymentData = v.object({
  ...savedFields,
  additionalFields: v.pipe(
    anyObject,
    v.description(
      'giftMessage, buyerReference, takeBack (`chosen` if an old lamp is to be taken back, else empty), and shownTotal: the grandTotalPriceAsNumber that the shopper saw. If the total has changed since, no payment begins: 412 with errors.total and the current selection',
    ),
    v.looseObject({ ...notes.entries, shownTotal }),
  ),
  /** If `register` is true, an account with this password is created. */
  address: v.optional(
    v.strictObject(
      { ...billingFields, register: v.optional(v.boolean()), password: v.optional(v.string('must be a text')) },
      unknownField,
    ),
  ),
  consents,
  giftMessage,
  termsAndConditions: v.pipe(
    agreement,
    v.transform(value => value === true || value === 'true' || value === '1'),
  ),
  paymentMethod: textField(100),
  shippingMethod: textField(100),
  paymentInitiateOnly: v.fallback(v.optional(v.boolean(), false), false),
  /** Fields that a payment widget sends to its provider. */
  paymentMethodSpecificFields: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
})

export type PaymentRequest = v.InferOutput<typeof paymentData>

export const paymentResult = v.object({ paymentMethodFields: v.optional(v.record(v.string(), v.unknown()), {}) })

type ParsedFields = v.InferOutput<typeof paymentFields> &
  Pick<v.InferOutput<typeof paymentData>, 'address' | 'giftMessage'>

/** Picks the fields that the selection stores. Fields that were not sent are omitted. */
export function pickStoredFields({
  address,
  shippingAddress,
  additionalNotes,
  paymentReturnPage,
  paymentFailedPage,
  additionalFields,
  ...others
}: ParsedFields) {
  const { newsletter = others.newsletter, register: _, password: _password, ...texts } = address ?? {}
  return defined({
    address: address && defined(texts),
    newsletter,
    shippingAddress: shippingAddress && defined(shippingAddress),
    additionalNotes,
    giftMessage: others.giftMessage ?? additionalFields.giftMessage,
    buyerReference: additionalFields.buyerReference,
    takeBack: additionalFields.takeBack === undefined ? undefined : additionalFields.takeBack === 'chosen',
    paymentReturnPage,
    paymentFailedPage,
  })
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

const isDefined = <T>(entry: [string, T | undefined]): entry is [string, T] => entry[1] !== undefined

function defined<T extends object>(fields: T): Defined<T> {
  const result: Defined<T> = {}
  for (const key in fields) {
    const value = fields[key]
    if (isDefined([key, value])) Object.assign(result, { [key]: value })
  }
  return result
}

export const houseFields = ['houseNumber', 'houseExtension']

/** The wire's description of the checkout's fields: which are shown and required in a country. */
export function paymentFieldsView(country: CountryRow | null) {
  const hasStates = (country?.states.length ?? 0) > 0
  const fields = Object.fromEntries(
    addressFieldNames.map(field => {
      const required = field === 'state' ? hasStates : isRequired(field, country?.country ?? '', true)
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
      vatNumber: { type: 'string', required: false, visible: true },
      newsletter: { type: 'boolean', required: false, visible: true },
    },
    // The order uses the e-mail address from the billing address, so the field is hidden here.
    shippingAddress: { ...fields, ...houses, email: hidden },
  }
}
