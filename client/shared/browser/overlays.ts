import * as browserNames from './names.ts'

/** The panels of the account drawer. */
export type AccountPanelName = 'login' | 'forgot-password' | 'register'

const changed = 'menu:changed'

/**
 * The open overlay: `none`, `nav`, `subnav`, `cart`, `country-select`, `login`, `forgot-password`,
 * `register`, `search` or `filters`. It is stored on the page's root element for stylesheets. Do
 * not use it in an island's first render, because the server does not know it.
 */
export const readMenuState = (): string => document.documentElement.getAttribute(browserNames.menu) ?? 'none'

/** Calls back after every change. Returns a function that unsubscribes. */
export function onMenuChange(callback: () => void): () => void {
  document.addEventListener(changed, callback)
  return () => document.removeEventListener(changed, callback)
}

/**
 * Copies the `data-menu` of the open drawer or dropdown to the root element. Drawers and dropdowns
 * are popovers, so the browser opens and closes them, even before this script runs. Only one is
 * open at a time. A link with `data-opens` opens the drawer with that id, in the state given by
 * `data-state`; without scripts, it is a plain link.
 */
export function defineMenus() {
  document.addEventListener('beforetoggle', prepareClosing, true)
  document.addEventListener('toggle', applyToggle, true)
  document.addEventListener('click', openLinkedDrawer)
  document.addEventListener('focusin', leaveDropdown)
  // Overlays are closed before the page enters the back/forward cache or jumps to a fragment.
  for (const type of ['pagehide', 'hashchange']) addEventListener(type, closeBeforeLeaving)
}

function closeBeforeLeaving() {
  closeMenus()
  // Firefox fires no `toggle` events here, neither now nor when it restores the page.
  publish()
}

/** Closes all open overlays. */
export function closeMenus() {
  for (const open of findOpenOverlays()) open.hidePopover()
}

/** Switches the panel of an open drawer. */
export function showPanel(drawer: HTMLElement, panel: AccountPanelName) {
  drawer.setAttribute(browserNames.menu, panel)
  publish()
}

const findOpenOverlays = () => document.querySelectorAll<HTMLElement>(`[${browserNames.menu}]:popover-open`)

const isOverlay = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.hasAttribute(browserNames.menu)

function prepareClosing({ target, newState }: ToggleEvent) {
  // The page must be usable before the browser returns the focus to it.
  if (newState !== 'open' && isOverlay(target) && isDrawer(target)) freePage()
}

function applyToggle({ target, newState }: ToggleEvent) {
  if (!isOverlay(target)) return
  if (!isDrawer(target)) {
    // Makes the browser compute styles while the root still has its previous state, because that
    // state decides whether this dropdown fades in. Reading a property such as `offsetWidth` would
    // do the same, but the build removes reads whose value is not used.
    target.getBoundingClientRect()
  } else if (newState === 'open') makeInert(target).catch(console.warn)
  publish()
}

const isDrawer = (overlay: HTMLElement) => overlay instanceof HTMLDialogElement

/** Makes the page behind a drawer usable again. Does nothing until `inert.ts` has loaded. */
let freePage = () => {}

/** Loads `inert.ts` and makes the page behind a drawer inert. */
async function makeInert(drawer: HTMLElement) {
  const inert = await import('./inert.ts')
  freePage = inert.releasePage
  await inert.makeInert(drawer)
}

function publish() {
  for (const opener of document.querySelectorAll<HTMLButtonElement>('.site-header-nav button'))
    opener.toggleAttribute(browserNames.dropdownOpened, opener.popoverTargetElement?.matches(':popover-open') ?? false)
  document.documentElement.setAttribute(
    browserNames.menu,
    findOpenOverlays()[0]?.getAttribute(browserNames.menu) ?? 'none',
  )
  document.dispatchEvent(new Event(changed))
}

function openLinkedDrawer(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest<HTMLElement>(`a[${browserNames.opens}]`) : null
  const drawer = document.getElementById(link?.getAttribute(browserNames.opens) ?? '')
  if (!link || !drawer) return
  event.preventDefault()
  const state = link.getAttribute(browserNames.state)
  if (state) drawer.setAttribute(browserNames.menu, state)
  drawer.showPopover()
  // In drawers with a form, the first field gets the focus.
  drawer.querySelector('input')?.focus()
}

/**
 * Closes a dropdown when the focus leaves it, because it must not cover the focused element. The
 * dropdown stays open while its own header button has the focus.
 */
function leaveDropdown({ target }: FocusEvent) {
  for (const open of findOpenOverlays()) {
    if (isDrawer(open) || !(target instanceof Element) || open.contains(target)) continue
    // The delay lets a dropdown that is already closing return the focus first.
    if (!target.matches(`.site-header [popovertarget=${open.id}]`)) setTimeout(() => open.hidePopover())
  }
}
