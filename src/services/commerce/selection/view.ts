import { countriesView } from '../catalogue/countries-view.ts'
import { deliveryView } from '../delivery/widget.ts'
import { languages } from '../lib/languages.ts'
import { currencyFormat, moneyPair } from '../lib/money.ts'
import { returnDays } from '../orders/withdrawable.ts'
import type { PaymentProvider } from '../payments/provider.ts'
import { billingView, deliveryAddressView, paymentFields } from './address-view.ts'
import { lineView } from './line-view.ts'
import type { Quote } from './quote.ts'
import { shippingCost } from './totals.ts'

/**
 * The wire's answer of nearly every call (checkout-api, selection answer), without the token. Extensions: from which amount a way of sending is
 * free and how many working days it takes, and `returnDays` of a location, all for search engines and feeds.
 */
export function selectionView(quote: Quote, providers: PaymentProvider[], { reload = false } = {}) {
  const { language, currency, country, totals } = quote
  return {
    selection: {
      ...purchaseView(quote, providers),
      additionalNotes: quote.state.fields.additionalNotes,
      ...deliveryView(quote, { reload }),
    },
    ...listsView(quote),
    paymentMethods: providers.map(({ paymentMethod, paymentMethodType, names, widget }) => ({
      paymentMethod,
      name: names[language],
      paymentMethodType,
      supportsInitiateOnly: widget !== undefined,
      providesCustomerAddressAfterPayment: false,
      ...moneyPair('handlingCost', 0, currency),
    })),
    paymentFields: paymentFields(country),
    shippingMethods: quote.shippingMethods.map(method => ({
      shippingMethod: method.shippingMethod,
      name: method.name,
      ...moneyPair('price', shippingCost(method, totals.items + totals.discount, totals.freeShipping), currency),
      freeFromAsNumber: method.freeFrom === null ? null : method.freeFrom / 100,
      days: method.days,
    })),
  }
}

/** What a selection and an order have in common. */
export function purchaseView(quote: Quote, providers: PaymentProvider[]) {
  const { state, currency, language, shipping, delivery } = quote
  const provider = providers.find(({ paymentMethod }) => paymentMethod === state.paymentMethod) ?? providers[0]
  return {
    language: state.language,
    currency: currency.currency,
    paymentMethod: provider?.paymentMethod ?? '',
    paymentMethodName: provider?.names[language] ?? '',
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

/** The lists that orders and selections both answer with. */
export const listsView = ({ countries, country, language, state, currency: _ }: Quote) => ({
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
