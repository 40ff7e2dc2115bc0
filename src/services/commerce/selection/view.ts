import { addressLimits } from '#client/commerce/address.ts'
import { countriesView } from '../catalogue/countries-view.ts'
import { type ShippingMethod, shippingCost } from '../delivery/methods.ts'
import { zipCodeOf } from '../delivery/options.ts'
import { deliveryView, type Widget } from '../delivery/widget.ts'
import { languages } from '../lib/languages.ts'
import { currencyFormat, moneyPair } from '../lib/money.ts'
import { houseFields, paymentFieldsView } from './checkout-fields.ts'
import { lineView } from './line-view.ts'
import type { Quote } from './quote.ts'
import type { AddressTexts } from './state.ts'
import type { Totals } from './totals.ts'

/**
 * The wire's answer of nearly every call (checkout-api, selection answer), without the token.
 * Extensions: from which amount a way of sending is free and how many working days it takes, and
 * `returnDays` of a location, all for search engines and feeds.
 */
export function selectionView({ quote, reload, beside, loggedIn }: SelectionAnswer) {
  const { language, currency, country, totals } = quote
  return {
    ...beside,
    selection: {
      ...purchaseView(quote),
      additionalNotes: quote.state.fields.additionalNotes,
      ...deliveryView(widgetOf(quote), { reload }),
    },
    ...listsView(quote),
    paymentMethods: quote.paymentMethods.map(({ paymentMethod, paymentMethodType, names, widget }) => ({
      paymentMethod,
      name: names[language],
      paymentMethodType,
      supportsInitiateOnly: widget !== undefined,
      providesCustomerAddressAfterPayment: false,
      ...moneyPair('handlingCost', 0, currency),
    })),
    paymentFields: paymentFieldsView(country),
    shippingMethods: quote.shippingMethods.map(method => ({
      shippingMethod: method.shippingMethod,
      name: method.name,
      ...moneyPair('price', costOf(method, totals), currency),
      freeFromAsNumber: method.freeFrom === null ? null : method.freeFrom / 100,
      days: method.days,
    })),
    ...loggedIn,
  }
}

/** A priced selection as it is answered. */
export interface SelectionAnswer {
  quote: Quote
  /** Whether a page has to load the delivery widget again. */
  reload: boolean
  /** Put before the selection. */
  beside: object
  /** See `Shop`. */
  loggedIn: object
}

/** What the delivery widget is made of; null where it is not shown. */
export function widgetOf(quote: Quote): Widget | null {
  const { state, totals, language, currency, country, shipping } = quote
  if (!quote.deliveryWidget || quote.lines.length === 0) return null
  return {
    session: state.id,
    language,
    currency,
    country: country?.country ?? '',
    zipCode: zipCodeOf(state.fields),
    methods: quote.shippingMethods.map(method => ({ ...method, cost: costOf(method, totals) })),
    points: quote.pickupPoints,
    chosen: shipping?.shippingMethod ?? null,
    delivery: quote.delivery,
    preferences: state.delivery ?? {},
    address: { ...state.fields.address, ...state.fields.shippingAddress },
  }
}

const costOf = (method: ShippingMethod, { items, discount, freeShipping }: Totals) =>
  shippingCost(method, items + discount, freeShipping)

/** What a selection and an order have in common. */
export function purchaseView(quote: Quote) {
  const { state, currency, language, shipping, delivery } = quote
  const { paymentMethods: methods } = quote
  const method = methods.find(({ paymentMethod }) => paymentMethod === state.paymentMethod) ?? methods[0]
  return {
    language: state.language,
    currency: currency.currency,
    paymentMethod: method?.paymentMethod ?? '',
    paymentMethodName: method?.names[language] ?? '',
    shippingMethod: shipping?.shippingMethod ?? '',
    shippingMethodName: shipping?.name ?? '',
    ...(delivery && { deliveryDetails: delivery }),
    items: quote.lines.map(line => lineView(line, currency, quote.country && !quote.country.eu ? 0 : quote.vatTenths)),
    discounts: discountsView(quote),
    totals: totalsView(quote),
    vatExempt: false,
    address: billingView(state.fields.address, state.place),
    shippingAddress: deliveryAddressView(state.fields.shippingAddress, state.place),
    currencyFormat: currencyFormat(currency),
  }
}

/**
 * How long the shop's terms let a buyer change their mind, in days from the parcel's arrival; the
 * law asks for 14.
 */
export const returnDays = 30

/** Where a selection is; a part of a quote. */
export type Location = Pick<Quote, 'countries' | 'country' | 'language' | 'state'>

/** The lists that orders and selections both answer with. */
export const listsView = ({ countries, country, language, state }: Location) => ({
  languages: languages.map(entry => ({ ...entry })),
  countries: countriesView(countries, language),
  location: {
    country: country?.country ?? null,
    name: country?.names[language] ?? '',
    state: state.place.state,
    stateName: country?.states.find(entry => entry.state === state.place.state)?.name ?? '',
    eu: country?.eu ?? false,
    shipTo: country?.shipTo ?? false,
    returnDays,
    market: state.place.market,
    pricelist: state.place.pricelist,
    language: languages.find(entry => entry.language === language),
  },
})

function discountsView({ vouchers, totals, currency }: Quote) {
  const all = vouchers.map((voucher, index) => ({ ...voucher, off: totals.vouchers[index] ?? 0 }))
  const automatic = all.filter(({ type, off }) => type === 'automatic' && off < 0)
  const sum = automatic.reduce((total, { off }) => total + off, 0)
  return {
    anyDiscount: totals.discount < 0,
    ...moneyPair('discount', sum, currency),
    vouchers: all
      .filter(({ type }) => type !== 'automatic')
      .map(({ voucher, type, description, off }) => ({
        voucher,
        type,
        description,
        ...moneyPair('priceOff', off, currency),
      })),
    automaticDiscounts: automatic.map(({ voucher, description, off }) => ({
      automaticDiscount: voucher,
      name: description,
      ...moneyPair('priceOff', off, currency),
    })),
  }
}

function totalsView({ totals, currency, lines, vatTenths, country }: Quote) {
  const pairOrFalse = (name: string, minor: number) =>
    minor === 0 ? { [name]: false, [`${name}AsNumber`]: false } : moneyPair(name, minor, currency)
  return {
    ...moneyPair('itemsTotalPrice', totals.items, currency),
    ...pairOrFalse('totalDiscountPrice', totals.discount),
    ...moneyPair('shippingPrice', totals.shipping, currency),
    ...moneyPair('handlingCostPrice', totals.handling, currency),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...pairOrFalse('taxDeducted', totals.taxDeducted),
    ...pairOrFalse('taxAdded', 0),
    taxPercent: country && !country.eu ? 0 : vatTenths / 10,
    ...moneyPair('grandTotalPrice', totals.grandTotal, currency),
    ...moneyPair('grandTotalPriceTax', totals.tax, currency),
  }
}

type Located = { country: string | null; state: string | null }

/**
 * An address with all of its fields; country and state are the selection's until others were typed.
 */
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

const given = (texts: AddressTexts, fields: string[]) =>
  Object.fromEntries(Object.entries(texts).filter(([field, text]) => text && fields.includes(field)))
