import * as browserNames from '../browser/names.ts'
import { defineMenus, menuState, onMenuChange } from '../browser/overlays.ts'

/** Phones, where a drawer fills the screen and Back is a button or gesture. */
const phone = '(width < 48rem), (pointer: coarse)'

/** Starts the header: its overlays, and the parts that are loaded on first use. */
export function startHeader() {
  defineMenus()
  document.addEventListener('pointerover', followMouse)
  onMenuChange(follow)
  follow()
}

function follow() {
  const state = menuState()
  if (state === 'none' ? history.state?.[browserNames.drawerEntry] : matchMedia(phone).matches)
    import('./back-closes.ts').catch(missing)
  if (state === 'search') import('./suggest.ts').catch(missing)
}

function followMouse(event: PointerEvent) {
  const { pointerType, target } = event
  if (pointerType !== 'mouse' || !(target instanceof Element && target.closest('.site-header-nav'))) return
  document.removeEventListener('pointerover', followMouse)
  import('./follow-pointer.ts').then(pointer => pointer.followPointer(event)).catch(missing)
}

/** The site is usable without this code. */
const missing = console.info
