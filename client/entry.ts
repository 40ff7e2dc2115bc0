import '@vitejs/plugin-react/preamble'
import { showBag } from './bag/bag-count.ts'
import { defineCommands } from './commands.ts'
import { warnOfLocation } from './country/warn-of-location.ts'
import { showProgress } from './frame/progress.ts'
import { rememberLanguage } from './frame/remember-language.ts'
import { carryPictures } from './frame/transitions.ts'
import { defineIslands } from './island.ts'
import { refreshPrices } from './product/live-prices.ts'
import { reportProblems } from './report.ts'

reportProblems()

if ('preview' in document.documentElement.dataset) {
  import('./frame/preview-bar.ts').catch(error => console.warn('The preview bar did not load.', error))
}

showBag()
defineCommands()
defineIslands()
refreshPrices()
rememberLanguage()
showProgress()
carryPictures()
warnOfLocation()
