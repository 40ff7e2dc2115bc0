import type { Locale } from './shared/texts/locales.ts'

/** The id of the document's script element that has it. */
export const pageDataId = 'page-data'

/**
 * Data of the document for its scripts. The same for every visitor of a market, except `country`
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
  /** A token with which this page can report a crash for 5 minutes; empty when reporting is off. */
  report: string
}

/** The server of the same build wrote it: a parser would be too large for every page. */
const read: (text: string) => PageData = JSON.parse

/** Reads the document's data. Throws on a page without it, which is not a page of this shop. */
export function pageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent
  if (!text) throw new Error('No page-data.')
  return read(text)
}

/**
 * Loads a page or fragment as a parsed document, the one way that Trusted Types allow without a
 * policy; its scripts never run. Rejects for any status but 200, and after 10 s; a lost connection
 * and a server's error are tried `retries` times more. In this file because every page has it: its
 * callers are loaded on demand, and would need one more request.
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
      else reject(new Error(`The page answered ${status}.`))
    }
    request.open('GET', address)
    request.send()
  })
