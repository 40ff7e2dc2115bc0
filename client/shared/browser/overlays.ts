import * as browserNames from './names.ts'

/** The panels of the account drawer. */
export type AccountPanelName = 'login' | 'forgot-password' | 'register'

const changed = 'menu:changed'

/**
 * Which overlay is open (specification, §4): none, nav, subnav, cart, country-select, login,
 * forgot-password or register; `search` and `filters` are ours. Stored on the page's root, for
 * stylesheets. Not for the first render of an island.
 */
export const menuState = (): string => document.documentElement.getAttribute(browserNames.menu) ?? 'none'

/** Calls back after every change; returns the unsubscribe function. */
export function onMenuChange(callback: () => void): () => void {
  document.addEventListener(changed, callback)
  return () => document.removeEventListener(changed, callback)
}

/**
 * Writes on the root which drawer or dropdown is open. Both are popovers, each with its own state
 * in `data-menu`. The browser opens and closes them, even before this script runs. When one opens,
 * it closes the other, except where the menu's drawer opens a dropdown. A link with `data-opens`
 * opens the drawer with that id, in the state of `data-state`; without a script it is a plain link.
 */
export function defineMenus() {
  document.addEventListener('beforetoggle', prepareClosing, true)
  document.addEventListener('toggle', settle, true)
  document.addEventListener('click', openInstead)
  document.addEventListener('focusin', leaveDropdown)
  document.addEventListener('keydown', closeByEscape)
  // Entering the back/forward cache, or a jump within the page, counts as navigation.
  for (const type of ['pagehide', 'hashchange']) addEventListener(type, leave)
}

function leave() {
  closeMenus()
  // Firefox does not fire their `toggle` events, neither now nor when it restores the page.
  publish()
}

/** Closes all open overlays. */
export function closeMenus() {
  for (const open of openOnes()) open.hidePopover()
}

/** Switches the panel of an open drawer. */
export function showPanel(drawer: HTMLElement, panel: AccountPanelName) {
  drawer.setAttribute(browserNames.menu, panel)
  publish()
}

/** In the order of the document, where dropdowns are before drawers. */
const openOnes = () => document.querySelectorAll<HTMLElement>(`[${browserNames.menu}]:popover-open`)

const isOverlay = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.hasAttribute(browserNames.menu)

function prepareClosing({ target, newState }: ToggleEvent) {
  if (newState === 'open' || !isOverlay(target)) return
  // Before the focus returns to the page.
  if (isDrawer(target)) freePage()
  // When popovers are nested, browsers return the focus only when the outermost one closes.
  else
    document.querySelector<HTMLElement>(`dialog:popover-open:not(:focus-within) [popovertarget=${target.id}]`)?.focus()
}

function settle({ target, newState }: ToggleEvent) {
  if (!isOverlay(target)) return
  if (!isDrawer(target)) {
    // Updates the styles while the root has its former state, which decides whether this dropdown
    // fades. By calling a method, because the build removes property reads with unused values.
    target.getBoundingClientRect()
  } else if (newState === 'open') makeInert(target).catch(console.warn)
  publish()
}

const isDrawer = (overlay: HTMLElement) => overlay instanceof HTMLDialogElement

/** Undoes what the open drawer has made inert. */
let freePage = () => {}

/** Loaded when a drawer opens: a frame later the page behind it is inert. */
async function makeInert(drawer: HTMLElement) {
  const inert = await import('./inert.ts')
  freePage = inert.freePage
  await inert.makeInert(drawer)
}

function publish() {
  for (const opener of document.querySelectorAll<HTMLButtonElement>('.site-header-nav button'))
    opener.toggleAttribute(browserNames.dropdownOpened, opener.popoverTargetElement?.matches(':popover-open') ?? false)
  document.documentElement.setAttribute(browserNames.menu, openOnes()[0]?.getAttribute(browserNames.menu) ?? 'none')
  document.dispatchEvent(new Event(changed))
}

function openInstead(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest<HTMLElement>(`a[${browserNames.opens}]`) : null
  const drawer = document.getElementById(link?.getAttribute(browserNames.opens) ?? '')
  if (!link || !drawer) return
  event.preventDefault()
  const state = link.getAttribute(browserNames.state)
  if (state) drawer.setAttribute(browserNames.menu, state)
  drawer.showPopover()
  // Drawers with forms focus the first field.
  drawer.querySelector('input')?.focus()
}

/**
 * Closes a dropdown when the focus leaves it, except for its button in the header: it must not
 * cover the focused element.
 */
function leaveDropdown({ target }: FocusEvent) {
  for (const open of openOnes()) {
    if (isDrawer(open) || !(target instanceof Element) || open.contains(target)) continue
    // After this event, because a dropdown that is closing has just returned the focus.
    if (!target.matches(`.site-header [popovertarget=${open.id}]`)) setTimeout(() => open.hidePopover())
  }
}

/** Escape would only clear a search field; here it closes the surrounding overlay instead. */
function closeByEscape(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== 'Escape' || !(target instanceof HTMLInputElement && target.type === 'search')) return
  if (!target.closest(`[${browserNames.menu}]`)) return
  event.preventDefault()
  closeMenus()
}
