import { fetchPage } from '../page-data.ts'

/**
 * A listing's filters show at once and its next page below the last, without leaving the page: the answer is the page that
 * the form or link would open, and its parts are taken over. `shown` is called after new products stand on the page, and `listing:shown` said on the document.
 */
export function enhanceListing(shown: () => void) {
  if (document.readyState === 'loading') {
    return document.addEventListener('DOMContentLoaded', () => enhanceListing(shown))
  }
  const form = document.querySelector<HTMLFormElement>('[data-filters]')
  let search = location.search
  let newest = 0

  async function show(address: URL) {
    const own = ++newest
    const page = await fetchPage(address)
    // What was asked since then is newer.
    if (own !== newest) return
    const [results, now] = [page.querySelector('[data-results]'), document.querySelector('[data-results]')]
    if (!results || !now) return location.assign(address)
    now.replaceWith(results)
    if (form) takeFilters(form, page)
    history.pushState(null, '', address)
    search = address.search
    offerMore()
    said()
  }

  async function more(button: HTMLButtonElement) {
    const next = document.querySelector<HTMLAnchorElement>('.page-links [rel=next]')
    if (!next) return
    button.ariaBusy = 'true'
    const page = await fetchPage(new URL(next.href))
    const [grid, added] = [document.querySelector('.product-grid'), page.querySelector('.product-grid')]
    const first = added?.querySelector<HTMLElement>('a')
    for (const card of [...(added?.children ?? [])]) grid?.appendChild(card)
    for (const part of ['.page-links', '.listing-bar [role=status]']) {
      const fresh = page.querySelector(part)
      if (fresh) document.querySelector(part)?.replaceWith(fresh)
    }
    // What came below the first page needs no way back to it.
    if (!new URLSearchParams(location.search).has('after')) document.querySelector('[data-first]')?.remove()
    const status = document.querySelector('.listing-bar [role=status]')
    // The page says how many it shows itself; here they are those before it, too.
    if (status && grid) status.textContent = (status.textContent ?? '').replace(/\d+/, String(grid.children.length))
    offerMore()
    first?.focus({ preventScroll: true })
    said()
  }

  function said() {
    shown()
    document.dispatchEvent(new Event('listing:shown'))
  }

  form?.addEventListener('change', () => show(addressOf(form)).catch(() => form.submit()))
  form?.addEventListener('submit', event => {
    event.preventDefault()
    show(addressOf(form)).catch(() => form.submit())
  })
  document.addEventListener('click', event => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>('[data-more]')
    if (button) more(button).catch(() => document.querySelector<HTMLElement>('.page-links [rel=next]')?.click())
  })
  // Not for a fragment of the same listing.
  addEventListener('popstate', () => location.search !== search && location.reload())
  offerMore()
}

/** The address that the form would open. Fields without a value are no choice. */
function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form)) if (value) address.searchParams.append(name, String(value))
  return address
}

/** The form stays as it is, open groups and focus with it; only what a choice would leave is new. */
function takeFilters(form: HTMLFormElement, page: Document) {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const fresh = page.querySelector<HTMLInputElement>(`[name="${input.name}"][value="${input.value}"]`)
    const [count, now] = [fresh, input].map(one => one?.closest('.choice')?.querySelector('.filter-count'))
    input.disabled = fresh?.disabled ?? !input.checked
    if (now) now.textContent = count?.textContent ?? ''
  }
}

function offerMore() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-more]')) button.hidden = false
}
