import { read } from '../browser/storage.ts'
import { whenParsed } from '../browser/when-parsed.ts'
import { wakeIsland } from '../island/island.ts'
import { pageData } from '../page-data.ts'

const crawler = /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i

/**
 * Warns visitors in countries without delivery, and asks those of unknown countries where they are,
 * until they dismiss it; never crawlers.
 */
export function warnOfLocation() {
  whenParsed(warn)
}

function warn() {
  const { shipTo, country } = pageData()
  if ((shipTo && country) || read('locationWarning') || crawler.test(navigator.userAgent)) return
  wakeIsland('country/welcome-modal')
}
