import { fetchPage } from '../page-data.ts'
import { closeMenus, menuState, onMenuChange } from '../shared/browser/overlays.ts'
import * as listingNames from '../shared/names/listing.ts'

/**
 * The form with a listing's filters: loaded into its drawer once the link to it is approached, or
 * the drawer is open; each choice applies at once. `show` inserts the listing at an address, and
 * returns its page, or null where a newer one was asked for. `isShown`: whether the page is this
 * listing.
 */
export function followFilters(show: (address: URL) => Promise<Document | null>, isShown: (address: URL) => boolean) {
  const opener = document.querySelector<HTMLAnchorElement>('.filters-opener')
  const inPage = formOf(document)
  if (inPage) follow(inPage)
  if (opener) loadWhenWanted(opener, follow)

  function follow(form: HTMLFormElement) {
    const apply = () => applyFilters(form).catch(() => form.submit())
    form.addEventListener('change', apply)
    form.addEventListener('submit', event => {
      event.preventDefault()
      closeMenus()
      // A change has usually applied it already.
      if (!isShown(addressOf(form))) apply()
    })
  }

  async function applyFilters(form: HTMLFormElement) {
    const address = addressOf(form)
    const page = await show(address)
    if (page) takeFilters(form, page)
    // In another tab it opens with the same choice.
    if (page && opener) opener.href = withFilters(address).href
  }
}

/** The address of a listing's page that has the form of its filters. */
export function withFilters(address: URL): URL {
  const asked = new URL(address)
  asked.search = String(new URLSearchParams([[listingNames.choose, listingNames.drawerId], ...address.searchParams]))
  return asked
}

const formOf = (page: Document) => page.querySelector<HTMLFormElement>(`[${listingNames.filters}]`)

function loadWhenWanted(opener: HTMLAnchorElement, loaded: (form: HTMLFormElement) => void) {
  let isWanted = false
  const isOpen = () => menuState() === listingNames.drawerId

  async function load() {
    const form = formOf(await fetchPage(opener.href))
    if (!form) throw new Error('The page has no filters.')
    document.querySelector(`#${listingNames.drawerId} > .skeleton`)?.replaceWith(form)
    loaded(form)
  }

  function want() {
    if (isWanted) return
    isWanted = true
    load().catch(error => {
      console.info('The filters did not load.', error)
      isWanted = false
      if (isOpen()) location.assign(opener.href)
    })
  }

  for (const type of ['pointerenter', 'touchstart', 'focus']) opener.addEventListener(type, want, { passive: true })
  onMenuChange(() => isOpen() && want())
  if (isOpen()) want()
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
