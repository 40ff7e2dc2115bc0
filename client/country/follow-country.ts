import { readCookie } from '../browser/storage.ts'
import { pageData } from '../page-data.ts'
import * as paths from '../paths.ts'

/**
 * A page that is looked at again, or restored by the browser, says so where another country was
 * chosen meanwhile. The checkout follows its bag.
 */
export function followCountry() {
  document.addEventListener('visibilitychange', compare)
  addEventListener('pageshow', ({ persisted }) => persisted && compare())
}

function compare() {
  const chosen = readCookie('country')
  if (document.hidden || !chosen || chosen === pageData().country || location.pathname.includes(paths.checkout)) return
  import('./country-changed.ts').then(changed => changed.showChange(chosen)).catch(console.info)
}
