import '@vitejs/plugin-react/preamble'
import { showAccount } from './account/account-link.ts'
import { trackPage } from './analytics/track.ts'
import { showBag } from './bag/bag-count.ts'
import { warnOfLocation } from './country/warn-of-location.ts'
import { followFavorites, showFavorites } from './favorites/favorites.ts'
import { awaitNight } from './frame/await-night.ts'
import { startHeader } from './frame/header.ts'
import { showProgress } from './frame/progress.ts'
import { takeAlong } from './frame/take-along.ts'
import { carryPictures } from './frame/transitions.ts'
import { defineIslands } from './island.ts'
import { waitForNewsletter } from './newsletter/wait-for-newsletter.ts'
import { followLight } from './product/lights.ts'
import { refreshPrices } from './product/live-prices.ts'
import { wakeDimmers } from './product/wake-dimmer.ts'
import { reportProblems } from './report.ts'

reportProblems()

if ('preview' in document.documentElement.dataset) {
  import('./frame/preview-bar.ts').catch(error => console.warn('The preview bar did not load.', error))
}

if (location.pathname.includes('/category/')) {
  import('./listing/listing.ts')
    .then(listing => listing.enhanceListing(showProducts))
    .catch(error => console.warn('The listing works by its links.', error))
}

if (location.pathname.includes('/favorites')) {
  import('./favorites/favorites-page.ts')
    .then(page => page.startFavoritesPage(showProducts))
    .catch(error => console.warn('The favorites do not show.', error))
}

if (!('commandForElement' in HTMLButtonElement.prototype)) {
  import('./commands.ts')
    .then(commands => commands.defineCommands())
    .catch(error => console.warn('What buttons open stays closed.', error))
}

startHeader()
showBag()
showAccount()
defineIslands()
followLight()
followFavorites()
wakeDimmers()
whenParsed(refreshPrices)
takeAlong()
showProgress()
carryPictures()
awaitNight()
warnOfLocation()
waitForNewsletter()
trackPage()

// A page for the times without a network: fetched once, after all else, and not while data is to be saved.
const { serviceWorker } = navigator
if (import.meta.env.PROD && serviceWorker && !serviceWorker.controller && !savesData()) {
  addEventListener('load', () => {
    import('./offline/prepare.ts')
      .then(offline => offline.prepareForOffline())
      .catch(error => console.info('There will be no page without a network.', error))
  })
}

/** For products that came after the page. */
function showProducts() {
  void refreshPrices()
  showFavorites()
}

function savesData() {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

/** This script may be here before the page is: what looks for things in it waits. */
function whenParsed(start: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
