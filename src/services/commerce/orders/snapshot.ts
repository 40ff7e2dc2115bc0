import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import type { DeliveryDates } from '#client/shared/commerce/delivery/dates.ts'
import type { CountryRow } from '../catalogue/countries/countries.ts'
import type { Consent } from '../lib/fields.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { Quote } from '../selection/quote.ts'
import type { AddressTexts, SelectionLine } from '../selection/state.ts'
import { purchaseView } from '../selection/view/purchase-view.ts'

/**
 * A line with its price. Amounts are in minor units. `discount` is the line's discount by vouchers;
 * older orders lack it.
 */
export type SoldLine = SelectionLine & { price: number; discount?: number }

/**
 * Exactly what one payment is for. The order is created from it, even if the selection changes
 * meanwhile.
 */
export interface Snapshot {
  lines: SoldLine[]
  /** The price of delivery, in minor units; older orders lack it. */
  shipping?: number
  /**
   * The lines from which tax was deducted, and the part of the delivery price, in minor units, from
   * which it was deducted. Missing if tax was deducted from the whole order or from none of it.
   */
  deducted?: { lines: string[]; shipping: number }
  /**
   * The days of arrival that were stated when ordering. Missing in older orders, and when unknown.
   */
  arrival?: DeliveryDates
  vouchers: { voucher: string; priceOff: number }[]
  email: string
  /** The customer who was logged in; null for visitors. */
  customer: number | null
  language: LanguageCode
  /** Whether placing the order signs the buyer up for the newsletter. */
  newsletter?: true
  /** The buyer's consents, with their wording. */
  consents?: Consent[]
  /** The order's fields in the wire's format: items, totals, addresses. */
  purchase: Record<string, unknown>
  returnPage: string
  failedPage: string
}

/** Parses the stored snapshot of a payment or of its order. */
export const parseSnapshot = (text: string) => parseStoredJson<Snapshot>(text)

/** A purchase with checked addresses and return pages. */
export interface CheckedPurchase {
  address: AddressTexts
  shippingAddress: AddressTexts
  returnPage: string
  failedPage: string
}

/** Data that only the order needs. */
interface Extras {
  customer: number | null
  newsletter: boolean
  consents?: Consent[] | undefined
}

/**
 * Creates the snapshot of a checked purchase, which is independent of later changes to selection,
 * prices or texts.
 */
export function createSnapshot(
  quote: Quote,
  { address, shippingAddress, returnPage, failedPage }: CheckedPurchase,
  { customer, newsletter, consents }: Extras,
): Snapshot {
  const { state, lines, totals, language, countries } = quote
  const fields = { ...state.fields, address, shippingAddress }
  const purchase = purchaseView({ ...quote, state: { ...state, fields } })
  const withCountryName = (texts: Record<string, string>) => ({
    ...texts,
    countryName: findCountryName(countries, texts.country, language),
  })
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
    ...(quote.shipping?.arrival && { arrival: quote.shipping.arrival }),
    vouchers: quote.vouchers.flatMap(({ voucher }, index) =>
      totals.inEffect[index] ? [{ voucher, priceOff: totals.vouchers[index] ?? 0 }] : [],
    ),
    email: address.email ?? '',
    customer,
    language,
    ...(newsletter && { newsletter }),
    ...(consents && consents.length > 0 && { consents }),
    purchase: {
      ...purchase,
      items: purchase.items.map(item => ({ ...item, storePickup: false })),
      address: withCountryName(purchase.address),
      shippingAddress: withCountryName(purchase.shippingAddress),
      additionalNotes: fields.additionalNotes,
      giftMessage: fields.giftMessage || null,
      buyerReference: fields.buyerReference ?? '',
      takeBack: quote.takeBack === 'chosen' ? quote.takeBack : '',
    },
    returnPage,
    failedPage,
  }
}

/** Returns the shop's name of a country, or the usual one if the shop does not have the country. */
const findCountryName = (countries: CountryRow[], code = '', language: LanguageCode) =>
  countries.find(({ country }) => country === code)?.names[language] ?? formatCountryName(language, code)
