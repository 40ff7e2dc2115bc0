import { readPageData } from '../page-data.ts'
import { readStored } from '../shared/browser/storage.ts'
import { whenParsed } from '../shared/browser/when-parsed.ts'
import { wakeIsland } from '../shared/island/island.ts'

/**
 * Shows a dialog that warns visitors in countries without delivery, and asks visitors whose country
 * is unknown where they are. It is shown on every page until it is dismissed.
 */
export function warnOfLocation() {
  whenParsed(showWarning)
}

function showWarning() {
  const { shipTo, country } = readPageData()
  if ((shipTo && country) || readStored('locationWarning')) return
  wakeIsland('country/welcome-modal')
}
