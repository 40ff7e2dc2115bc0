import type { Locale } from './i18n/locales.ts'

/**
 * What the document tells its scripts. The same for every visitor of a market, but for `country`
 * and `report`.
 */
export interface PageData {
  locale: Locale
  /** ISO 3166 code of the visitor's country, upper case; empty when unknown. */
  country: string
  market: number
  priceList: number
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

/**
 * A page or a piece of one, by the one way to parsed HTML that Trusted Types let through without a
 * policy of our own; its scripts never run. Rejects for any answer but 200, and after 10 s. Here
 * because every page has this file: those that need it are fetched later, and would fetch one more.
 */
export const fetchPage = (address: URL | string) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.timeout = 10_000
    request.onloadend = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`The page answered ${request.status}.`))
    request.open('GET', address)
    request.send()
  })
