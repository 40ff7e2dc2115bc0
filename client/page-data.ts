import type { Locale } from './shared/texts/locales.ts'

/** The id of the script element that contains the data. */
export const pageDataId = 'page-data'

/**
 * A page's data for its scripts. Except for `country` and `report`, it is the same for all visitors
 * in a market.
 */
export interface PageData {
  locale: Locale
  /** ISO 3166 code of the visitor's country, upper case; empty when unknown. */
  country: string
  market: number
  priceList: number
  /** ISO 4217 code of the currency. */
  currency: string
  /** Whether the shop delivers to `country`. */
  shipTo: boolean
  /** The address of the shop's tag manager; undefined if there is none. */
  tag?: string
  /** A token for reporting crashes, valid for 5 minutes; empty when reporting is off. */
  report: string
}

/**
 * Reads the data without validation, because a server from the same build wrote it, and a validator
 * would be too large for every page.
 */
const read: (text: string) => PageData = JSON.parse

/** Reads the page's data. Throws on a page without it. */
export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) throw new Error('The page has no element with its data.')
  return read(text)
}

/**
 * Loads a page or an HTML fragment as a parsed document; its scripts never run. Other ways to parse
 * HTML would need a Trusted Types policy. Rejects for any status except 200, and after 10 s. After
 * a lost connection or a server error, it tries again, at most `retries` times. The function is in
 * this file, which every page loads, because a file of its own would need another request.
 */
export const fetchPage = (address: URL | string, retries = 1) =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.timeout = 10_000
    request.onloadend = () => {
      const { status, responseXML } = request
      if (status === 200 && responseXML) resolve(responseXML)
      // A lost connection has the status 0.
      else if (retries > 0 && (status === 0 || status >= 500)) resolve(fetchPage(address, retries - 1))
      else reject(new Error(`The page did not load: status ${status}.`))
    }
    request.open('GET', address)
    request.send()
  })
