import type { Country } from '../catalogue/countries.ts'
import type { Consent } from '../lib/fields.ts'
import type { Language } from '../lib/languages.ts'
import { purchaseView } from '../selection/purchase-view.ts'
import type { Quote } from '../selection/quote.ts'
import type { AddressTexts, Line } from '../selection/state.ts'

/**
 * Exactly what one payment is for; its order is made from this, whatever happens to the selection
 * meanwhile.
 */
export interface Snapshot {
  lines: (Line & { price: number })[]
  vouchers: { voucher: string; priceOff: number }[]
  email: string
  /** Who was logged in; the order is theirs. Null for visitors. */
  customer: number | null
  language: Language
  /** What the buyer agreed to, in which words. */
  consents?: Consent[]
  /** The wire's fields of the order: items, totals, addresses. */
  purchase: Record<string, unknown>
  returnPage: string
  failedPage: string
}

/** A purchase whose addresses and pages are as they must be. */
export interface Checked {
  address: AddressTexts
  shippingAddress: AddressTexts
  returnPage: string
  failedPage: string
}

/** What came with the payment and is the order's alone. */
interface Extras {
  customer: number | null
  giftMessage?: string | undefined
  consents?: Consent[] | undefined
}

/**
 * What a checked purchase is, word for word, whatever happens to the selection, the prices or the
 * texts afterwards.
 */
export function snapshotOf(
  quote: Quote,
  { address, shippingAddress, returnPage, failedPage }: Checked,
  { customer, giftMessage, consents }: Extras,
): Snapshot {
  const { state, lines, totals, language, countries } = quote
  const fields = { ...state.fields, address, shippingAddress }
  const purchase = purchaseView({ ...quote, state: { ...state, fields } })
  const named = (texts: Record<string, string>) => ({
    ...texts,
    countryName: nameOf(countries, texts.country, language),
  })
  return {
    lines: lines.map(({ line, item, quantity, article }) => ({ line, item, quantity, price: article.price })),
    vouchers: quote.vouchers.flatMap(({ voucher }, index) =>
      totals.inEffect[index] ? [{ voucher, priceOff: totals.vouchers[index] ?? 0 }] : [],
    ),
    email: address.email ?? '',
    customer,
    language,
    ...(consents && consents.length > 0 && { consents }),
    purchase: {
      ...purchase,
      items: purchase.items.map(item => ({ ...item, storePickup: false })),
      address: named(purchase.address),
      shippingAddress: named(purchase.shippingAddress),
      additionalNotes: fields.additionalNotes,
      giftMessage: giftMessage || null,
    },
    returnPage,
    failedPage,
  }
}

const nameOf = (countries: Country[], code: string | undefined, language: Language) =>
  countries.find(({ country }) => country === code)?.names[language] ?? code ?? ''
