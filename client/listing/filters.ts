import { fetchPage } from '../page-data.ts'
import { closeMenus, onMenuChange, readMenuState } from '../shared/browser/overlays.ts'
import * as listingNames from '../shared/names/listing.ts'

/**
 * Makes the form with a listing's filters work without reloading the page. The form is loaded into
 * its drawer when the visitor hovers, touches or focuses the link to it, or opens the drawer. Each
 * choice applies at once. `show` inserts the listing at an address and returns its page, or null if
 * a newer request replaced it. `isShown` returns whether the listing at an address is already on
 * the page.
 */
export function followFilters(show: (address: URL) => Promise<Document | null>, isShown: (address: URL) => boolean) {
  const opener = document.querySelector<HTMLAnchorElement>('.filters-opener')
  const inPage = findForm(document)
  if (inPage) follow(inPage)
  if (opener) loadWhenWanted(opener, follow)

  function follow(form: HTMLFormElement) {
    const apply = () => applyFilters(form).catch(() => form.submit())
    form.addEventListener('change', apply)
    form.addEventListener('submit', event => {
      event.preventDefault()
      closeMenus()
      // The filters were usually applied already, when the last choice was made.
      if (!isShown(readAddress(form))) apply()
    })
  }

  async function applyFilters(form: HTMLFormElement) {
    const address = readAddress(form)
    const page = await show(address)
    if (page) updateForm(form, page)
    // If the link is opened in another tab, the form on that page has the same choices.
    if (page && opener) opener.href = addFiltersForm(address).href
  }
}

/** The address of a listing's page that includes the form with its filters. */
export function addFiltersForm(address: URL): URL {
  const result = new URL(address)
  result.search = String(new URLSearchParams([[listingNames.choose, listingNames.drawerId], ...address.searchParams]))
  return result
}

const findForm = (page: Document) => page.querySelector<HTMLFormElement>(`[${listingNames.filters}]`)

function loadWhenWanted(opener: HTMLAnchorElement, loaded: (form: HTMLFormElement) => void) {
  let isLoading = false
  const isOpen = () => readMenuState() === listingNames.drawerId

  async function load() {
    const form = findForm(await fetchPage(opener.href))
    if (!form) throw new Error('The page has no form with filters.')
    document.querySelector(`#${listingNames.drawerId} > .skeleton`)?.replaceWith(form)
    loaded(form)
  }

  function startLoading() {
    if (isLoading) return
    isLoading = true
    load().catch(error => {
      console.info('The filters did not load.', error)
      isLoading = false
      if (isOpen()) location.assign(opener.href)
    })
  }

  for (const type of ['pointerenter', 'touchstart', 'focus'])
    opener.addEventListener(type, startLoading, { passive: true })
  onMenuChange(() => isOpen() && startLoading())
  if (isOpen()) startLoading()
}

/** The address that the form would submit to. Empty fields are left out. */
function readAddress(form: HTMLFormElement): URL {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form)) if (value) address.searchParams.append(name, String(value))
  return address
}

/**
 * Updates counts and availability from `page`, but keeps the form itself, with its open groups and
 * focus. The page behind the open drawer is inert, so the drawer announces the result.
 */
function updateForm(form: HTMLFormElement, page: Document) {
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
