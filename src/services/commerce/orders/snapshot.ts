import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import type { DeliveryDates } from '#client/shared/commerce/delivery/dates.ts'
import { perLocale } from '#client/shared/texts/locales.ts'
import type { CountryRow } from '../catalogue/countries/countries.ts'
import { decideTaxArea, type TaxArea } from '../catalogue/countries/tax.ts'
import type { Consent } from '../lib/fields.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { Quote } from '../selection/quote.ts'
import type { AddressTexts, SelectionState, StoredLine } from '../selection/state.ts'
import { formatTaxNote, purchaseView } from '../selection/view/purchase-view.ts'

/**
 * A line with the price of one piece. `discount` is the amount that vouchers take off the whole
 * line; it is missing in older orders. Both are in minor units.
 */
export type SoldLine = StoredLine & { price: number; discount?: number }

/**
 * The purchase that a payment is for. The order is created from this snapshot, so changes to the
 * selection during the payment do not affect it.
 */
export interface Snapshot {
  lines: SoldLine[]
  /** The price of delivery, in minor units; missing in older orders. */
  shipping?: number
  /**
   * Set if tax was deducted from only a part of the order. `lines` are the ids of the lines from
   * which it was deducted. `shipping` is the part of the delivery price from which it was deducted,
   * in minor units.
   */
  deducted?: { lines: string[]; shipping: number }
  /** The tax area that the goods are delivered to; missing in older orders. */
  area?: TaxArea
  /**
   * The days on which the shop said the goods would arrive. Missing if unknown, and in older
   * orders.
   */
  arrival?: DeliveryDates
  vouchers: { voucher: string; priceOff: number }[]
  email: string
  /** The customer who was logged in; null for visitors. */
  customer: number | null
  language: LanguageCode
  /** The wire's `taxNote` by language. Missing if it is empty, and in older orders. */
  taxNotes?: Record<LanguageCode, string>
  /** Whether placing the order signs the buyer up for the newsletter. */
  newsletter?: true
  /** The buyer's consents, with their wording. */
  consents?: Consent[]
  /** The order's fields in the wire's format: items, totals, addresses. */
  purchase: Record<string, unknown>
  returnPage: string
  failedPage: string
  /**
   * Set until the provider's page has collected the addresses: the selection as it was priced for
   * the place that the buyer had chosen before. While this is set, `email` and the addresses in
   * `purchase` are empty.
   */
  awaitsAddress?: { state: SelectionState; hasDeliveryWidget: boolean }
  /**
   * Set if no order was placed because other terms of purchase, or no delivery at all, apply to the
   * address from the provider's page.
   */
  addressRefused?: true
}

/** Parses the stored snapshot of a payment or of its order. */
export const parseSnapshot = (text: string) => parseStoredJson<Snapshot>(text)

/** A purchase with checked addresses and return pages. */
export interface CheckedPurchase {
  address: AddressTexts
  shippingAddress: AddressTexts
  returnPage: string
  failedPage: string
  /** Whether the provider's page will ask for the addresses, so that they are still empty. */
  awaitsAddress?: boolean
}

/** Data for a snapshot besides the priced selection and the addresses. */
interface Extras {
  customer: number | null
  newsletter: boolean
  consents?: Consent[] | undefined
}

/** Creates the snapshot of a checked purchase. */
export function createSnapshot(
  quote: Quote,
  { address, shippingAddress, returnPage, failedPage, awaitsAddress }: CheckedPurchase,
  { customer, newsletter, consents }: Extras,
): Snapshot {
  const { state, lines, totals, language } = quote
  const fields = { ...state.fields, address, shippingAddress }
  const purchase = purchaseView({ ...quote, state: { ...state, fields } })
  return {
    lines: lines.map(({ line, item, quantity, soldItem }, index) => ({
      line,
      item,
      quantity,
      price: soldItem.price,
      discount: totals.lineDiscounts[index] ?? 0,
    })),
    shipping: totals.shipping,
    ...(!totals.isTaxFree &&
      totals.taxDeducted < 0 && {
        deducted: {
          lines: lines.flatMap(({ line }, index) => (totals.deducted.lines[index] ? [line] : [])),
          shipping: totals.deducted.shipping,
        },
      }),
    area: decideTaxArea(quote.tax, quote.country?.country ?? null),
    ...(quote.shipping?.arrival && { arrival: quote.shipping.arrival }),
    vouchers: quote.vouchers.flatMap(({ voucher }, index) =>
      totals.inEffect[index] ? [{ voucher, priceOff: totals.vouchers[index] ?? 0 }] : [],
    ),
    email: address.email ?? '',
    customer,
    language,
    ...(purchase.taxNote.text && { taxNotes: perLocale(code => formatTaxNote(quote, code)) }),
    ...(newsletter && { newsletter }),
    ...(consents && consents.length > 0 && { consents }),
    purchase: {
      ...purchase,
      items: purchase.items.map(item => ({ ...item, storePickup: false })),
      ...nameCountries(purchase, quote),
      additionalNotes: fields.additionalNotes,
      giftMessage: fields.giftMessage || null,
      buyerReference: fields.buyerReference ?? '',
      takeBack: quote.takeBack === 'chosen' ? quote.takeBack : '',
    },
    returnPage,
    failedPage,
    ...(awaitsAddress && { awaitsAddress: { state: quote.state, hasDeliveryWidget: quote.deliveryWidget } }),
  }
}

type Addresses = Pick<CheckedPurchase, 'address' | 'shippingAddress'>

/** Creates the addresses of `Snapshot.purchase`, which include the names of their countries. */
function nameCountries({ address, shippingAddress }: Addresses, { countries, language }: Quote) {
  const withName = (texts: AddressTexts) => ({
    ...texts,
    countryName: findCountryName(countries, texts.country, language),
  })
  return { address: withName(address), shippingAddress: withName(shippingAddress) }
}

/** Adds the checked addresses from the provider's page to a snapshot that lacks them. */
export function addAddresses({ purchase, ...snapshot }: Snapshot, addresses: Addresses, quote: Quote): Snapshot {
  const fields = { ...quote.state.fields, ...addresses }
  const view = purchaseView({ ...quote, state: { ...quote.state, fields } })
  const { email = '' } = addresses.address
  return { ...snapshot, email, purchase: { ...purchase, ...nameCountries(view, quote) } }
}

/** Returns the country name that the shop stores; for countries not stored, the usual name. */
const findCountryName = (countries: CountryRow[], code = '', language: LanguageCode) =>
  countries.find(({ country }) => country === code)?.names[language] ?? formatCountryName(language, code)
