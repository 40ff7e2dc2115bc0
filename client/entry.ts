import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { showBag } from './bag/bag-count.ts'
import { defineCommands } from './commands.ts'
import { warnOfLocation } from './country/warn-of-location.ts'
import { rememberLanguage } from './frame/remember-language.ts'
import { defineIslands } from './island.ts'
import { followLight } from './product/lights.ts'
import { refreshPrices } from './product/live-prices.ts'
import { wakeDimmers } from './product/wake-dimmer.ts'
import { reportProblems } from './report.ts'

reportProblems()

if ('preview' in document.documentElement.dataset) {
  import('./frame/preview-bar.ts').catch(error => console.warn('The preview bar did not load.', error))
}

showBag()
defineCommands()
defineIslands()
followLight()
wakeDimmers()
refreshPrices()
rememberLanguage()
warnOfLocation()
