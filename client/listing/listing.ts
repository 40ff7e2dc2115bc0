import { fetchPage } from '../page-data.ts'
import * as browserNames from '../shared/browser/names.ts'
import * as listingNames from '../shared/names/listing.ts'
import { followFilters, withFilters } from './filters.ts'
import { followSwatches } from './swatches.ts'

/**
 * Applies a listing's filters and "load more" without leaving the page: it loads the page of the
 * form or link, and inserts its parts. `shown` is called after new products were inserted, and
 * `listing:shown` is dispatched on the document.
 */
export function enhanceListing(shown: (cards?: Element[]) => void) {
  if (document.readyState === 'loading') {
    return document.addEventListener('DOMContentLoaded', () => enhanceListing(shown))
  }
  let search = location.search
  let newest = 0
  let filtering = 0

  /** The page at `address`; null once a newer one is asked for: then a failure is none. */
  async function fetchNewest(address: URL) {
    const own = ++newest
    try {
      const page = await fetchPage(address)
      return own === newest ? page : null
    } catch (error) {
      if (own === newest) throw error
      return null
    }
  }

  /** Inserts the results at `address`; returns their page, with the form of the filters. */
  async function show(address: URL) {
    filtering++
    const page = await fetchNewest(withFilters(address)).finally(() => filtering--)
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
    // An open drawer's entry becomes the one of what is chosen in it.
    if (history.state?.[browserNames.drawerEntry]) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    search = address.search
    announce()
    return page
  }

  async function more(link: HTMLAnchorElement) {
    link.ariaBusy = 'true'
    const address = new URL(link.href)
    address.hash = ''
    const page = await fetchNewest(address)
    if (!page) return
    const [grid, all] = [document.querySelector('.product-grid'), page.querySelector('.product-grid')]
    if (!grid || !all) return location.assign(link.href)
    const shownLinks = new Set([...grid.children].flatMap(linksOf))
    const fresh = [...all.children].filter(card => !linksOf(card).some(link => shownLinks.has(link)))
    for (const card of fresh) {
      card.removeAttribute('id')
      grid.appendChild(card)
    }
    for (const part of ['.page-links', '.listing-bar [role=status]']) {
      const now = page.querySelector(part)
      if (now) document.querySelector(part)?.replaceWith(now)
    }
    // No new history entry: Back leaves the list, and returning shows all of it.
    history.replaceState(history.state, '', address)
    search = address.search
    fresh[0]?.querySelector('a')?.focus({ preventScroll: true })
    announce()
  }

  function announce() {
    shown()
    document.dispatchEvent(new Event(browserNames.listingShown))
  }

  followSwatches(shown)
  followFilters(show, address => address.search === search)
  document.addEventListener('click', event => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`[${listingNames.more}]`)
    // With a modifier key, links open in another tab or window.
    if (!link || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // More of the former list would take the place of the filtered one.
    if (link.ariaBusy === 'true' || filtering > 0) return
    more(link)
      .catch(() => location.assign(link.href))
      // The back/forward cache would keep the link busy.
      .finally(() => {
        link.ariaBusy = null
      })
  })
  // Not for a fragment of the same listing.
  addEventListener('popstate', () => location.search !== search && location.reload())
}

/** The pages of a card's finishes: it may show another of them than it came with. */
const linksOf = (card: Element) => [...card.querySelectorAll('a')].map(link => link.href)
