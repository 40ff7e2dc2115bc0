import { fetchPage } from '../page-data.ts'
import * as browserNames from '../shared/browser/names.ts'
import * as listingNames from '../shared/names/listing.ts'
import { followCards } from './cards.ts'
import { addFiltersForm, followFilters } from './filters.ts'

/**
 * Applies a listing's filters and "load more" without leaving the page: it loads the page of the
 * form or link and inserts parts of it. After new products were inserted, `shown` is called and
 * `listing:shown` is dispatched on the document.
 */
export function enhanceListing(shown: (cards?: Element[]) => void) {
  if (document.readyState === 'loading') {
    return document.addEventListener('DOMContentLoaded', () => enhanceListing(shown))
  }
  let search = location.search
  let newest = 0
  let filtering = 0

  /**
   * Loads the page at `address`. Resolves to null, even after a failure, if a newer request was
   * sent meanwhile.
   */
  async function fetchNewest(address: URL) {
    const requestNumber = ++newest
    try {
      const page = await fetchPage(address)
      return requestNumber === newest ? page : null
    } catch (error) {
      if (requestNumber === newest) throw error
      return null
    }
  }

  /**
   * Inserts the results at `address`. Returns their page, which includes the form with the filters.
   */
  async function show(address: URL) {
    filtering++
    const page = await fetchNewest(addFiltersForm(address)).finally(() => filtering--)
    if (!page) return null
    const [results, now] = [
      page.querySelector(`[${listingNames.results}]`),
      document.querySelector(`[${listingNames.results}]`),
    ]
    if (!results || !now) {
      location.assign(address)
      return null
    }
    now.replaceWith(results)
    // The history entry of an open drawer is reused for the filtered listing.
    if (history.state?.[browserNames.drawerEntry]) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    search = address.search
    announce()
    return page
  }

  async function loadMore(link: HTMLAnchorElement) {
    link.ariaBusy = 'true'
    const address = new URL(link.href)
    address.hash = ''
    const page = await fetchNewest(address)
    if (!page) return
    const [grid, all] = [document.querySelector('.product-grid'), page.querySelector('.product-grid')]
    if (!grid || !all) return location.assign(link.href)
    const shownLinks = new Set([...grid.children].flatMap(listLinks))
    const fresh = [...all.children].filter(card => !listLinks(card).some(link => shownLinks.has(link)))
    for (const card of fresh) {
      card.removeAttribute('id')
      grid.appendChild(card)
    }
    for (const part of ['.page-links', '.listing-bar [role=status]']) {
      const now = page.querySelector(part)
      if (now) document.querySelector(part)?.replaceWith(now)
    }
    // No new history entry: Back leaves the list, and coming back shows all loaded products.
    history.replaceState(history.state, '', address)
    search = address.search
    // A room between the cards may be the first new element.
    const product = fresh.find(card => card.matches('.product-card'))
    product?.querySelector('a')?.focus({ preventScroll: true })
    announce()
  }

  function announce() {
    shown()
    document.dispatchEvent(new Event(browserNames.listingShown))
  }

  followCards(shown)
  followFilters(show, address => address.search === search)
  document.addEventListener('click', event => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`[${listingNames.more}]`)
    // With a modifier key, links open in another tab or window.
    if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // While filters are being applied, more products of the previous listing must not be added.
    if (link.ariaBusy === 'true' || filtering > 0) return
    loadMore(link)
      .catch(() => location.assign(link.href))
      // A page that is restored from the back/forward cache must not have a busy link.
      .finally(() => {
        link.ariaBusy = null
      })
  })
  // If only the fragment has changed, the listing is the same.
  addEventListener('popstate', () => location.search !== search && location.reload())
}

/**
 * The addresses of a card's finishes. They identify the card, because its own address changes when
 * it shows another finish.
 */
const listLinks = (card: Element) => [...card.querySelectorAll('a')].map(link => link.href)
