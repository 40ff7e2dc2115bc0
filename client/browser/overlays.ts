import * as browserNames from './names.ts'

/** The panels of the account drawer. */
export type AccountPanel = 'login' | 'forgot-password' | 'register'

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
 * Keeps at most one overlay open: drawers are modal dialogs and dropdowns are popovers, each with
 * its state in `data-menu`. The browser opens and closes them, even before this script runs. A link
 * with `data-opens` opens the drawer with that id, in the state of `data-state`; without a script
 * it is a plain link.
 */
export function defineMenus() {
  document.addEventListener('beforetoggle', makeRoom, true)
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

/** Closes all open overlays except `but`. */
export function closeMenus(but?: EventTarget | null) {
  for (const open of openOnes()) {
    if (open === but) continue
    if (open instanceof HTMLDialogElement) open.close()
    else open.hidePopover()
  }
}

/** Switches the panel of an open drawer. */
export function showPanel(drawer: HTMLElement, panel: AccountPanel) {
  drawer.setAttribute(browserNames.menu, panel)
  publish()
}

const openOnes = () => document.querySelectorAll<HTMLElement>(`[${browserNames.menu}]:is(dialog[open], :popover-open)`)

function makeRoom(event: Event) {
  const { target } = event
  if (!(event instanceof ToggleEvent) || event.newState !== 'open') return
  if (!(target instanceof HTMLElement) || !target.getAttribute(browserNames.menu)) return
  // Replacing one dropdown by another must not fade: the page would show through both.
  if (target.popover) document.documentElement.toggleAttribute(browserNames.switching, openOnes().length > 0)
  closeMenus(target)
}

function settle({ target }: Event) {
  if (!(target instanceof HTMLElement) || !target.closest(`[${browserNames.menu}]`)) return
  // Forces a style update before fading is enabled again. A method call: the build drops
  // property reads whose value is unused.
  if (document.documentElement.hasAttribute(browserNames.switching)) target.getBoundingClientRect()
  document.documentElement.removeAttribute(browserNames.switching)
  // Next time, a menu starts at its top level.
  if (target.matches('dialog:not([open])'))
    for (const sub of target.querySelectorAll<HTMLDetailsElement>('details[name]')) sub.open = false
  publish()
}

function publish() {
  const [open] = openOnes()
  const unfolded = open?.getAttribute(browserNames.menu) === 'nav' && open.querySelector('details[open]')
  document.documentElement.setAttribute(
    browserNames.menu,
    unfolded ? 'subnav' : (open?.getAttribute(browserNames.menu) ?? 'none'),
  )
  document.dispatchEvent(new Event(changed))
}

function openInstead(event: MouseEvent) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest<HTMLElement>(`a[${browserNames.opens}]`) : null
  const drawer = document.getElementById(link?.getAttribute(browserNames.opens) ?? '')
  if (!link || !(drawer instanceof HTMLDialogElement)) return
  event.preventDefault()
  const state = link.getAttribute(browserNames.state)
  if (state) drawer.setAttribute(browserNames.menu, state)
  if (!drawer.open) drawer.showModal()
  // Drawers with forms focus the first field.
  drawer.querySelector('input')?.focus()
}

/** A dropdown must not cover the focused element. */
function leaveDropdown({ target }: FocusEvent) {
  for (const open of openOnes()) {
    if (!open.popover || !(target instanceof Element) || open.contains(target)) continue
    if (target.getAttribute('popovertarget') !== open.id) open.hidePopover()
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
