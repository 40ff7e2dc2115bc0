import * as browserNames from '../browser/names.ts'
import { defineMenus, onMenuChange, readMenuState } from '../browser/overlays.ts'

/** Matches phones and tablets, where visitors expect Back to close a drawer. */
const phone = '(width < 48rem), (pointer: coarse)'

/** Starts the header: its overlays, and the parts whose code is loaded on first use. */
export function startHeader() {
  defineMenus()
  document.addEventListener('pointerover', followMouse)
  onMenuChange(loadOverlayCode)
  loadOverlayCode()
}

function loadOverlayCode() {
  const state = readMenuState()
  if (state === 'none' ? history.state?.[browserNames.drawerEntry] : matchMedia(phone).matches)
    import('./back-closes.ts').catch(logMissing)
  if (state === 'nav') import('./menu-pictures.ts').catch(logMissing)
  if (state === 'search') import('./suggest.ts').catch(logMissing)
}

function followMouse(event: PointerEvent) {
  const { pointerType, target } = event
  if (pointerType !== 'mouse' || !(target instanceof Element && target.closest('.site-header-nav'))) return
  document.removeEventListener('pointerover', followMouse)
  import('./follow-pointer.ts').then(pointer => pointer.followPointer(event)).catch(logMissing)
}

/** The site can be used without this code, so a failure is only logged. */
const logMissing = console.info
