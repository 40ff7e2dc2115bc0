import * as v from 'valibot'

/*
 * Schemas of the checkout interface's answers, as strict as checkout-api.md allows. Servers may
 * send more fields. Where Centra's own descriptions differ, both forms are
 * valid.
 */

const text = v.string()
const id = v.union([v.string(), v.pipe(v.number(), v.integer())])
const orNull = <T extends v.GenericSchema>(schema: T) => v.union([schema, v.null()])
const optional = <T extends v.GenericSchema>(schema: T) => v.optional(schema)

/** For example `1 495 SEK`. The space before the currency is a no-break space. */
const money = v.pipe(text, v.regex(/^-?\d[\d\s.,\u00a0\u202f]*[\u00a0\u202f][A-Z]{3}$/, 'is not an amount'))
const pair = <K extends string>(name: K) => ({ [name]: money, [`${name}AsNumber`]: v.number() })
const pairOrFalse = <K extends string>(name: K) => ({
  [name]: v.union([money, v.literal(false)]),
  [`${name}AsNumber`]: v.union([v.number(), v.literal(false)]),
})

const media = v.union([v.record(text, v.array(text)), v.pipe(v.array(v.unknown()), v.length(0))])
const language = v.object({ language: text, name: text, default: optional(v.boolean()) })
const state = v.object({ state: text, name: text })
const country = v.object({
  country: v.pipe(text, v.length(2)),
  name: text,
  eu: v.boolean(),
  language: text,
  currency: optional(text),
  states: optional(v.array(state)),
})

const location = v.object({
  country: orNull(text),
  name: text,
  state: orNull(text),
  stateName: text,
  eu: v.boolean(),
  shipTo: v.boolean(),
  market: id,
  pricelist: id,
  language: optional(language),
})

const item = v.object({
  sizeId: optional(text),
  item: text,
  name: text,
  sku: text,
  ean: text,
  itemTableX: v.number(),
  itemTableY: v.number(),
})

const description = {
  product: text,
  name: text,
  uri: text,
  sku: text,
  variantName: text,
  brandName: orNull(text),
  collectionName: orNull(text),
  media,
  itemQuantityMinimum: v.number(),
  itemQuantityMultipleOf: v.number(),
  itemQuantityMaximum: v.optional(v.number()),
}

export const product = v.object({
  ...description,
  ...pair('price'),
  ...pair('priceBeforeDiscount'),
  discountPercent: v.number(),
  showAsOnSale: v.boolean(),
  showAsNew: v.boolean(),
  available: v.boolean(),
  category: orNull(text),
  categories: v.array(v.object({ category: text, name: v.array(text), uri: text })),
  items: v.array(
    v.object({ ...item.entries, stock: v.union([v.picklist(['yes', 'few', 'no', 'preorder', 'infinite']), id]) }),
  ),
  relatedProducts: optional(v.array(v.object({ product: text, relation: text }))),
})

const line = v.object({
  item: text,
  line: text,
  size: text,
  sku: text,
  ean: text,
  comment: optional(text),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  ...pair('priceEach'),
  ...pair('totalPrice'),
  ...pair('priceEachBeforeDiscount'),
  ...pair('priceEachWithoutTax'),
  anyDiscount: v.boolean(),
  taxPercent: v.number(),
  product: v.object({ ...description, items: v.array(item) }),
})

const voucher = v.object({
  voucher: text,
  type: v.picklist(['code', 'uri', 'other']),
  description: text,
  ...pair('priceOff'),
})
const address = v.object(
  Object.fromEntries(
    [
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'company',
      'address1',
      'address2',
      'zipCode',
      'city',
      'state',
      'country',
    ].map(field => [field, text]),
  ),
)

const selection = v.object({
  language: orNull(text),
  currency: v.pipe(text, v.length(3)),
  paymentMethod: text,
  paymentMethodName: text,
  shippingMethod: text,
  shippingMethodName: text,
  items: v.array(line),
  discounts: v.object({
    anyDiscount: v.boolean(),
    ...pair('discount'),
    vouchers: v.array(voucher),
    automaticDiscounts: v.array(v.unknown()),
  }),
  totals: v.object({
    ...pair('itemsTotalPrice'),
    ...pairOrFalse('totalDiscountPrice'),
    ...pair('shippingPrice'),
    ...pair('handlingCostPrice'),
    totalQuantity: v.number(),
    ...pairOrFalse('taxDeducted'),
    ...pairOrFalse('taxAdded'),
    taxPercent: v.number(),
    ...pair('grandTotalPrice'),
    ...pair('grandTotalPriceTax'),
  }),
  vatExempt: v.boolean(),
  address: v.object({ ...address.entries, vatNumber: text }),
  shippingAddress: address,
  additionalNotes: text,
  currencyFormat: v.object({
    currency: text,
    name: text,
    prefix: text,
    suffix: text,
    decimalPoint: text,
    decimalDigits: text,
    uri: text,
  }),
})

const field = v.object({ type: v.picklist(['string', 'boolean']), required: v.boolean(), visible: v.boolean() })

/** Nearly every call returns this. */
export const selectionAnswer = v.object({
  token: orNull(text),
  selection,
  languages: v.array(language),
  countries: v.array(country),
  location,
  shippingMethods: v.array(v.object({ shippingMethod: text, name: text, ...pair('price') })),
  paymentMethods: v.array(v.object({ paymentMethod: text, name: text, ...pair('handlingCost') })),
  paymentFields: v.object({
    termsAndConditions: field,
    address: v.record(text, field),
    shippingAddress: v.record(text, field),
  }),
})

export const errorAnswer = v.object({
  token: v.optional(orNull(text)),
  errors: v.pipe(
    v.record(text, v.unknown()),
    v.check(errors => Object.keys(errors).length > 0, 'has no error'),
  ),
})

export const countriesAnswer = v.object({ token: orNull(text), countries: v.pipe(v.array(country), v.minLength(1)) })
export const languagesAnswer = v.object({ token: orNull(text), languages: v.pipe(v.array(language), v.minLength(1)) })
export const categoriesAnswer = v.object({
  token: orNull(text),
  categories: v.array(v.object({ category: text, name: v.array(text), uri: text })),
})
export const productsAnswer = v.object({
  token: orNull(text),
  products: v.array(product),
  productCount: v.pipe(v.number(), v.integer()),
  filter: v.array(
    v.object({ field: text, values: v.array(v.object({ value: text, count: v.number(), totalCount: v.number() })) }),
  ),
})

/** The fields of a customer. */
const customer = v.object({
  email: v.pipe(text, v.includes('@')),
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
  phoneNumber: text,
  language: orNull(text),
  newsletter: v.boolean(),
  gender: optional(text),
  consents: optional(v.array(v.object({ key: text, consented: v.boolean() }))),
})

export const loggedInAnswer = v.object({ ...selectionAnswer.entries, loggedIn: customer })
/** Some servers send the fields at the top level, some in `loggedIn`. */
export const customerAnswer = v.union([v.object({ loggedIn: customer }), customer])
export const subscribedAnswer = v.object({ token: optional(orNull(text)), subscribed: optional(v.literal(true)) })
export const doneAnswer = v.object({ token: optional(orNull(text)) })
export const ordersAnswer = v.object({
  token: orNull(text),
  orders: v.array(v.object({ order: text, status: text, date: text })),
  ordersPaging: v.object({ from: v.number(), size: v.number(), totalSize: v.number() }),
  languages: v.array(language),
  countries: v.array(country),
  location,
  loggedIn: customer,
})
