import * as browserNames from './shared/browser/names.ts'
import * as frameNames from './shared/frame/names.ts'
import '@vitejs/plugin-react/preamble'
import { showAccount } from './account/account-link.ts'
import { followAddForms } from './bag/add-forms.ts'
import { emptyBagStandIn, showBag } from './bag/bag-count.ts'
import { warnOfLocation } from './country/warn-of-location.ts'
import { followFavorites, showFavorites } from './favorites/favorites.ts'
import { waitForNewsletter } from './newsletter/wait-for-newsletter.ts'
import { prepareForOffline } from './offline/prepare.ts'
import * as paths from './paths.ts'
import { followLight } from './product/lights.ts'
import { refreshPrices } from './product/live-prices.ts'
import { showStoredBulb, wakeGallery } from './product/wake-gallery.ts'
import { trackPage } from './shared/analytics/track.ts'
import { afterFrame } from './shared/browser/after-frame.ts'
import { onceUsed } from './shared/browser/once-used.ts'
import { listenForErrors } from './shared/browser/report.ts'
import { readCookie } from './shared/browser/storage.ts'
import { whenActive } from './shared/browser/when-active.ts'
import { whenLoaded, whenParsed } from './shared/browser/when-parsed.ts'
import { awaitNight } from './shared/frame/await-night.ts'
import { startHeader } from './shared/frame/header.ts'
import { layOutRest } from './shared/frame/lay-out-rest.ts'
import { showProgress } from './shared/frame/progress.ts'
import { keepQueries } from './shared/frame/take-along.ts'
import { carryPictures } from './shared/frame/transitions.ts'
import { defineIslands, wakeIsland } from './shared/island/island.ts'
import * as productNames from './shared/names/product.ts'

listenForErrors()

if (import.meta.hot) import('./shared/island/development.ts').catch(console.warn)

followAddForms()
if (!('closedBy' in HTMLDialogElement.prototype)) import('./shared/browser/close-by-backdrop.ts').catch(console.warn)
startHeader()
defineIslands({ 'bag/bag-drawer': emptyBagStandIn })
wakeGallery()
keepQueries()
showProgress()
carryPictures()
awaitNight()
layOutRest()
// Another tab may have chosen another country. Browsers also fire this event when they restore a
// page or show a prerendered one.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden)
    import('./country/country-changed.ts').then(changed => changed.noticeOtherCountry()).catch(console.info)
})
whenActive(startVisiblePage)

/**
 * Starts everything that must wait until the page is visible: showing stored data, sending
 * requests, counting the visit and storing data. A prerendered page may never be seen.
 */
function startVisiblePage() {
  const { pathname, hash } = location
  const root = document.documentElement
  const isProduct = pathname.includes(paths.products)
  if (root.hasAttribute(frameNames.preview)) {
    import('./editing/preview-bar.ts').catch(console.warn)
  }

  if ([paths.categories, paths.search, `${paths.designers}/`].some(path => pathname.includes(path))) {
    import('./listing/listing.ts').then(listing => listing.enhanceListing(showProducts)).catch(console.warn)
  } else if (!isProduct) onceUsed(followCards)

  if (pathname.includes(paths.favorites)) {
    import('./favorites/favorites-page.ts').then(page => page.startFavoritesPage(showProducts)).catch(console.warn)
  }

  if (hash === browserNames.bagFragment) import('./bag/open-bag.ts').then(bag => bag.openBag()).catch(console.warn)

  if (pathname.endsWith(paths.retailer)) {
    import('./dealers/dealers-page.ts').then(dealers => dealers.startDealersPage()).catch(console.warn)
  }

  if (pathname.includes(paths.schedule)) {
    import('./schedule/schedule-page.ts').then(page => page.startSchedulePage()).catch(console.warn)
  }

  if (isProduct) {
    // The rest of the page is below the first view, so it is loaded only after scrolling.
    const show = () => {
      followCards()
      import('./product/rest.ts').then(rest => rest.showRest(showProducts)).catch(console.info)
    }
    // Reading `scrollY` earlier would lay out the page once more before its first paint.
    void afterFrame().then(() => {
      if (scrollY > 0) show()
      else addEventListener('scroll', show, { once: true, passive: true })
    })
  }

  showBag()
  showAccount()
  followLight()
  followFavorites()
  whenParsed(() => refreshPrices())
  whenParsed(showStoredBulb)
  if (hash.startsWith(browserNames.lightFragment)) whenParsed(() => wakeIsland('room-light/room-light'))
  warnOfLocation()
  waitForNewsletter()

  // The language offer waits for the first interaction, so that an idle page loads less.
  if (!readCookie('locale')) {
    onceUsed(() => {
      import('./shared/frame/offer-language.ts').then(language => language.offerLanguage()).catch(console.info)
    })
  }

  trackPage()

  // Prepares the offline page after everything else, unless it is prepared already or the browser
  // sends Save-Data.
  const { serviceWorker } = navigator
  if (import.meta.env.PROD && serviceWorker && !serviceWorker.controller && !root.hasAttribute(productNames.saver)) {
    whenLoaded(() => void prepareForOffline().catch(console.info))
  }
}

function followCards() {
  if (document.querySelector('.product-card'))
    import('./listing/cards.ts').then(cards => cards.followCards(showProducts)).catch(console.warn)
}

/**
 * Updates the prices and hearts of products that were added to the page. If `cards` is given, only
 * the prices on these cards are updated.
 */
function showProducts(cards?: Element[]) {
  refreshPrices(cards)
  showFavorites()
}
