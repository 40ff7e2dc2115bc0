import { readPageData } from '../page-data.ts'
import { readStored } from '../shared/browser/storage.ts'
import { whenParsed } from '../shared/browser/when-parsed.ts'
import { wakeIsland } from '../shared/island/island.ts'

/**
 * Warns visitors in countries without delivery, and asks visitors whose country is unknown where
 * they are, until they dismiss the message.
 */
export function warnOfLocation() {
  whenParsed(showWarning)
}

function showWarning() {
  const { shipTo, country } = readPageData()
  if ((shipTo && country) || readStored('locationWarning')) return
  wakeIsland('country/welcome-modal')
}
