import '@vitejs/plugin-react/preamble'
import { showAccount } from './account/account-link.ts'
import { showBag } from './bag/bag-count.ts'
import { defineCommands } from './commands.ts'
import { warnOfLocation } from './country/warn-of-location.ts'
import { startHeader } from './frame/header.ts'
import { rememberLanguage } from './frame/remember-language.ts'
import { defineIslands } from './island.ts'
import { waitForNewsletter } from './newsletter/wait-for-newsletter.ts'
import { refreshPrices } from './product/live-prices.ts'
import { reportProblems } from './report.ts'

reportProblems()

if ('preview' in document.documentElement.dataset) {
  import('./frame/preview-bar.ts').catch(error => console.warn('The preview bar did not load.', error))
}

startHeader()
showBag()
showAccount()
defineCommands()
defineIslands()
refreshPrices()
rememberLanguage()
warnOfLocation()
waitForNewsletter()
