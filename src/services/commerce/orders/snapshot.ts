import { countryName } from '#client/shared/commerce/country-name.ts'
import type { DeliveryDates } from '#client/shared/commerce/delivery/dates.ts'
import type { CountryRow } from '../catalogue/countries/countries.ts'
import type { Consent } from '../lib/fields.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { Quote } from '../selection/quote.ts'
import type { AddressTexts, SelectionLine } from '../selection/state.ts'
import { purchaseView } from '../selection/view/purchase-view.ts'

/** Amounts in minor units. `discount` is what vouchers take off the line; older orders lack it. */
export type SoldLine = SelectionLine & { price: number; discount?: number }

/**
 * Exactly what one payment is for; the order is made from it, even if the selection changes
 * meanwhile.
 */
export interface Snapshot {
  lines: SoldLine[]
  /** What delivery costs, in minor units; older orders lack it. */
  shipping?: number
  /**
   * The lines from which tax was deducted, and the part of the delivery price, in minor units, from
   * which it was deducted. Missing where tax was deducted from the whole order or from none of it.
   */
  deducted?: { lines: string[]; shipping: number }
  /** When it was said to come; older orders lack it, and those for which nobody knew. */
  arrival?: DeliveryDates
  vouchers: { voucher: string; priceOff: number }[]
  email: string
  /** The customer who was logged in; null for visitors. */
  customer: number | null
  language: LanguageCode
  /** Signs the buyer up for the newsletter with the order. */
  newsletter?: true
  /** The buyer's consents, with their wording. */
  consents?: Consent[]
  /** The order's fields in the wire's format: items, totals, addresses. */
  purchase: Record<string, unknown>
  returnPage: string
  failedPage: string
}

/** Reads a snapshot as it is stored, of a payment or of the order made from it. */
export const readSnapshot = (text: string) => parseStoredJson<Snapshot>(text)

/** A purchase with checked addresses and return pages. */
export interface CheckedPurchase {
  address: AddressTexts
  shippingAddress: AddressTexts
  returnPage: string
  failedPage: string
}

/** Data of the payment that belongs to the order only. */
interface Extras {
  customer: number | null
  newsletter: boolean
  consents?: Consent[] | undefined
}

/**
 * The content of a checked purchase, independent of later changes to selection, prices or texts.
 */
export function snapshotOf(
  quote: Quote,
  { address, shippingAddress, returnPage, failedPage }: CheckedPurchase,
  { customer, newsletter, consents }: Extras,
): Snapshot {
  const { state, lines, totals, language, countries } = quote
  const fields = { ...state.fields, address, shippingAddress }
  const purchase = purchaseView({ ...quote, state: { ...state, fields } })
  const named = (texts: Record<string, string>) => ({
    ...texts,
    countryName: nameOf(countries, texts.country, language),
  })
  return {
    lines: lines.map(({ line, item, quantity, article }, index) => ({
      line,
      item,
      quantity,
      price: article.price,
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
      address: named(purchase.address),
      shippingAddress: named(purchase.shippingAddress),
      additionalNotes: fields.additionalNotes,
      giftMessage: fields.giftMessage || null,
      buyerReference: fields.buyerReference ?? '',
      takeBack: quote.takeBack === 'chosen' ? quote.takeBack : '',
    },
    returnPage,
    failedPage,
  }
}

/** The merchant's own name of a country, or the usual one where nothing is sent. */
const nameOf = (countries: CountryRow[], code = '', language: LanguageCode) =>
  countries.find(({ country }) => country === code)?.names[language] ?? countryName(language, code)
