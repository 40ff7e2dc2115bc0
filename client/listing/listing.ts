import * as browserNames from '../browser/names.ts'
import { fetchPage } from '../page-data.ts'
import * as listingNames from './names.ts'
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
  const form = document.querySelector<HTMLFormElement>(`[${listingNames.filters}]`)
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

  async function show(address: URL) {
    filtering++
    const page = await fetchNewest(address).finally(() => filtering--)
    if (!page) return
    const [results, now] = [
      page.querySelector(`[${listingNames.results}]`),
      document.querySelector(`[${listingNames.results}]`),
    ]
    if (!results || !now) return location.assign(address)
    now.replaceWith(results)
    if (form) takeFilters(form, page)
    // An open drawer's entry becomes the one of what is chosen in it.
    if (history.state?.[browserNames.drawerEntry]) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    search = address.search
    announce()
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
  form?.addEventListener('change', () => show(addressOf(form)).catch(() => form.submit()))
  form?.addEventListener('submit', event => {
    event.preventDefault()
    form.closest('dialog')?.close()
    const address = addressOf(form)
    // A change has usually applied it already.
    if (address.search !== search) show(address).catch(() => form.submit())
  })
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

/** The address of the form. Empty fields are left out. */
function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form)) if (value) address.searchParams.append(name, String(value))
  return address
}

/**
 * Keeps the form with its open groups and focus; only counts and availability are updated. The page
 * behind the open drawer is inert, so the drawer announces the result.
 */
function takeFilters(form: HTMLFormElement, page: Document) {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const fresh = page.querySelector<HTMLInputElement>(`[name="${input.name}"][value="${input.value}"]`)
    const [count, now] = [fresh, input].map(one => one?.closest('.choice')?.querySelector('small'))
    input.disabled = fresh?.disabled ?? !input.checked
    if (now) now.textContent = count?.textContent ?? ''
  }
  const [apply, status] = [form.querySelector('[type=submit]'), form.querySelector('[role=status]')]
  const freshApply = page.querySelector(`[${listingNames.filters}] [type=submit]`)
  if (apply && freshApply) apply.textContent = freshApply.textContent
  if (status) status.textContent = document.querySelector(`[${listingNames.results}] [role=status]`)?.textContent ?? ''
}

/** The pages of a card's finishes: it may show another of them than it came with. */
const linksOf = (card: Element) => [...card.querySelectorAll('a')].map(link => link.href)
