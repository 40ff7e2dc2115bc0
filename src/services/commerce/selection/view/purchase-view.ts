import { addressLimits } from '#client/shared/commerce/address.ts'
import { isDueAnywhere } from '#client/shared/law/duties.ts'
import { formatPercent } from '#client/shared/texts/locales.ts'
import { productCategoriesView } from '../../catalogue/categories.ts'
import { descriptionView, itemView, priceView } from '../../catalogue/product-view.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { type Currency, currencyView, includedTax, moneyFields } from '../../lib/money.ts'
import { texts } from '../../lib/texts.ts'
import { houseFields } from '../checkout-fields.ts'
import type { Quote, QuotedLine } from '../quote.ts'
import type { AddressTexts } from '../state.ts'
import { formatValueLimit } from './limit-text.ts'

/**
 * The fields that selections and orders have in common. Two of them do not exist in Centra:
 * `taxNote` says which tax is included or deducted, and what the recipient pays on arrival;
 * `taxNumbers` are the seller's tax numbers if tax is charged outside the VAT area, otherwise
 * empty.
 */
export function purchaseView(quote: Quote) {
  const { state, currency, language, shipping, delivery, tax, totals } = quote
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
    items: quote.lines.map((line, index) => lineView(line, currency, totals.deducted.lines[index] ? 0 : tax.vatTenths)),
    discounts: discountsView(quote),
    totals: totalsView(quote),
    taxNote: { text: formatTaxNote(quote, language) },
    taxNumbers: tax.due && !totals.isTaxFree ? (quote.country?.taxNumbers ?? []) : [],
    vatExempt: false,
    address: billingView(state.fields.address, state.place),
    shippingAddress: deliveryAddressView(state.fields.shippingAddress, state.place),
    currencyFormat: currencyView(currency),
  }
}

/**
 * A line of a selection in the wire's format. `vatTenths` is its tax rate in tenths of a percent; 0
 * if tax is deducted.
 */
function lineView({ line, quantity, soldItem, ...notes }: QuotedLine, currency: Currency, vatTenths: number) {
  const { price, priceBefore, item, size, itemSku, ean } = soldItem
  return {
    item,
    line,
    productUrl: notes.productUrl ?? null,
    category: notes.category ?? null,
    comment: notes.comment ?? '',
    size,
    sku: itemSku,
    ean,
    quantity,
    ...moneyFields('priceEach', price, currency),
    ...moneyFields('totalPrice', price * quantity, currency),
    ...moneyFields('priceEachBeforeDiscount', priceBefore, currency),
    ...moneyFields('totalPriceBeforeDiscount', priceBefore * quantity, currency),
    ...moneyFields('priceEachReduction', priceBefore - price, currency),
    ...moneyFields('priceEachWithoutTax', price - includedTax(price, vatTenths), currency),
    anyDiscount: priceBefore > price,
    taxPercent: vatTenths / 10,
    product: {
      ...descriptionView(soldItem),
      ...priceView(soldItem, currency),
      ...productCategoriesView(soldItem.categories),
      items: soldItem.siblings.map(itemView),
    },
  }
}

function discountsView({ vouchers, totals, currency }: Quote) {
  const all = vouchers.map((voucher, index) => ({ ...voucher, off: totals.vouchers[index] ?? 0 }))
  const automatic = all.filter(({ type, off }) => type === 'automatic' && off < 0)
  const sum = automatic.reduce((total, { off }) => total + off, 0)
  return {
    anyDiscount: totals.discount < 0,
    ...moneyFields('discount', sum, currency),
    vouchers: all
      .filter(({ type }) => type !== 'automatic')
      .map(({ voucher, type, description, off }) => ({
        voucher,
        type,
        description,
        ...moneyFields('priceOff', off, currency),
      })),
    automaticDiscounts: automatic.map(({ voucher, description, off }) => ({
      automaticDiscount: voucher,
      name: description || voucher,
      ...moneyFields('priceOff', off, currency),
    })),
  }
}

function totalsView({ totals, currency, lines, tax }: Quote) {
  const pairOrFalse = (name: string, minor: number) =>
    minor === 0 ? { [name]: false, [`${name}AsNumber`]: false } : moneyFields(name, minor, currency)
  return {
    ...moneyFields('itemsTotalPrice', totals.items, currency),
    ...pairOrFalse('totalDiscountPrice', totals.discount),
    ...moneyFields('shippingPrice', totals.shipping, currency),
    ...moneyFields('handlingCostPrice', totals.handling, currency),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...pairOrFalse('taxDeducted', totals.taxDeducted),
    ...pairOrFalse('taxAdded', 0),
    taxPercent: totals.isTaxFree ? 0 : tax.vatTenths / 10,
    ...moneyFields('grandTotalPrice', totals.grandTotal, currency),
    ...moneyFields('grandTotalPriceTax', totals.tax, currency),
  }
}

type Located = { country: string | null; state: string | null }

/** An address with all fields. If it has no country or state, the selection's is used. */
const addressView = (texts: AddressTexts, place: Located) => ({
  ...Object.fromEntries(Object.keys(addressLimits).map(field => [field, texts[field] ?? ''])),
  state: texts.state || (place.state ?? ''),
  country: texts.country || (place.country ?? ''),
})

/** A billing address. It always has `vatNumber`, and other optional fields only if not empty. */
const billingView = (texts: AddressTexts, place: Located) => ({
  ...addressView(texts, place),
  vatNumber: '',
  ...pickFilled(texts, ['identityNumber', ...houseFields, 'vatNumber']),
})

const deliveryAddressView = (texts: AddressTexts, place: Located) => ({
  ...addressView(texts, place),
  ...pickFilled(texts, houseFields),
})

const pickFilled = (texts: AddressTexts, fields: string[]) =>
  Object.fromEntries(Object.entries(texts).filter(([field, text]) => text && fields.includes(field)))

/**
 * Formats a note about which tax is included or deducted, and what the recipient pays on arrival
 * (Directive 2011/83/EU, article 6(1)(e)). Empty in the VAT area, except in territories with other
 * rules.
 */
export function formatTaxNote(
  { tax, totals, lines }: Pick<Quote, 'tax' | 'totals' | 'lines'>,
  language: LanguageCode,
): string {
  const { tax: t } = texts[language]
  const { territory, vatTenths, due, company, limit } = tax
  const percent = formatPercent(vatTenths / 10, language)
  if (!isDueAnywhere('tax-on-arrival')) return ''
  if (territory) {
    const name = territory.names[language]
    return due ? t.outside(name, t.due[due]) : t.inside(name, percent)
  }
  if (!due) return ''
  if (company?.accountsForTax && lines.length > 0 && totals.within.every(Boolean)) return t.reverseCharge
  if (totals.isTaxFree) return t.due[due]
  if (totals.deducted.lines.some(Boolean))
    return t.partly(percent, limit ? formatValueLimit(limit, language) : '', t.due[due])
  return lines.length > 0 || !limit ? t.charged(percent) : ''
}
