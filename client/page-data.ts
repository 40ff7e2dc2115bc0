import type { Locale } from './i18n/locales.ts'

/** What the document tells its scripts. The same for every visitor of a market, but for `country` and `report`. */
export interface PageData {
  locale: Locale
  /** ISO 3166 code of the visitor's country, upper case; empty when unknown. */
  country: string
  market: number
  pricelist: number
  /** ISO 4217. */
  currency: string
  /** Whether the shop delivers to `country`. */
  shipTo: boolean
  /** The address of the merchant's tag manager; missing where there is none. */
  tag?: string
  /** Lets this page report a crash, for 5 minutes; empty when reporting is off. */
  report: string
}

/** Reads the document's own data. Throws when the page has none: it is not a page of this shop. */
export function pageData(): PageData {
  const text = document.getElementById('page-data')?.textContent
  if (!text) throw new Error('The page has no page-data.')
  return JSON.parse(text)
}
