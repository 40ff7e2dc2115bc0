import * as browserNames from './names.ts'

/** What the drawer of the account shows. */
export type AccountPanel = 'login' | 'forgot-password' | 'register'

const changed = 'menu:changed'

/**
 * What of the frame is open (specification, §4): none, nav, subnav, cart, country-select, login,
 * forgot-password or register; `search` is ours. Kept on the page's root, so that styles see it
 * too. Not for the first render of an island.
 */
export const menuState = (): string => document.documentElement.getAttribute(browserNames.menu) ?? 'none'

/** Calls back after every change; gives what ends it. */
export function onMenuChange(callback: () => void): () => void {
  document.addEventListener(changed, callback)
  return () => document.removeEventListener(changed, callback)
}

/**
 * Sees to it that one thing is open at a time, whoever opens it: drawers are modal dialogs and
 * dropdowns are popovers, each with its state in `data-menu`. The browser opens and closes them,
 * also before this script is there. A link with `data-opens` opens the drawer whose id that is, in
 * the state of `data-state`; without a script it is a link.
 */
export function defineMenus() {
  document.addEventListener('beforetoggle', makeRoom, true)
  document.addEventListener('toggle', settle, true)
  document.addEventListener('click', openInstead)
  document.addEventListener('focusin', leaveDropdown)
  document.addEventListener('keydown', closeByEscape)
  // A page the browser puts aside, or a jump inside it, is a change of route.
  addEventListener('pagehide', () => closeMenus())
  addEventListener('hashchange', () => closeMenus())
}

/** Closes whatever is open but `but`. */
export function closeMenus(but?: EventTarget | null) {
  for (const open of openOnes()) {
    if (open === but) continue
    if (open instanceof HTMLDialogElement) open.close()
    else open.hidePopover()
  }
}

/** Another panel of an open drawer. */
export function showPanel(drawer: HTMLElement, panel: AccountPanel) {
  drawer.setAttribute(browserNames.menu, panel)
  publish()
}

const openOnes = () => document.querySelectorAll<HTMLElement>(`[${browserNames.menu}]:is(dialog[open], :popover-open)`)

function makeRoom(event: Event) {
  const { target } = event
  if (!(event instanceof ToggleEvent) || event.newState !== 'open') return
  if (!(target instanceof HTMLElement) || !target.getAttribute(browserNames.menu)) return
  // From one dropdown to the next nothing fades: the page behind would show through both.
  if (target.popover) document.documentElement.toggleAttribute(browserNames.switching, openOnes().length > 0)
  closeMenus(target)
}

function settle({ target }: Event) {
  if (!(target instanceof HTMLElement) || !target.closest(`[${browserNames.menu}]`)) return
  // Styles are settled while nothing may fade.
  if (document.documentElement.hasAttribute(browserNames.switching)) void target.offsetWidth
  document.documentElement.removeAttribute(browserNames.switching)
  // The next time, a menu begins at its top level.
  if (target.matches('dialog:not([open])')) for (const sub of target.querySelectorAll('details')) sub.open = false
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
  // Drawers that are forms are opened to be written in.
  drawer.querySelector('input')?.focus()
}

/** A dropdown never lies over what has the focus. */
function leaveDropdown({ target }: FocusEvent) {
  for (const open of openOnes()) {
    if (!open.popover || !(target instanceof Element) || open.contains(target)) continue
    if (target.getAttribute('popovertarget') !== open.id) open.hidePopover()
  }
}

/**
 * Escape would only empty a search field; here it closes what the field is in, like everywhere
 * else.
 */
function closeByEscape(event: KeyboardEvent) {
  const { key, target } = event
  if (key !== 'Escape' || !(target instanceof HTMLInputElement && target.type === 'search')) return
  if (!target.closest(`[${browserNames.menu}]`)) return
  event.preventDefault()
  closeMenus()
}
