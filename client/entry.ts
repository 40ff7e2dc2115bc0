import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { showBag } from './bag/bag-count.ts'
import { defineCommands } from './commands.ts'
import { warnOfLocation } from './country/warn-of-location.ts'
import { rememberLanguage } from './frame/remember-language.ts'
import { defineIslands } from './island.ts'
import { refreshPrices } from './product/live-prices.ts'
import { reportProblems } from './report.ts'

reportProblems()

if ('preview' in document.documentElement.dataset) {
  import('./frame/preview-bar.ts').catch(error => console.warn('The preview bar did not load.', error))
}

if (location.pathname.includes('/category/')) {
  import('./listing/listing.ts')
    .then(({ enhanceListing }) => enhanceListing(refreshPrices))
    .catch(error => console.warn('The listing works by its links.', error))
}

showBag()
defineCommands()
defineIslands()
refreshPrices()
rememberLanguage()
warnOfLocation()
