import { defineMenus, menuState, onMenuChange } from '../browser/overlays.ts'

/** Phones, where a drawer fills the screen and Back is a button or gesture. */
const phone = '(width < 48rem), (pointer: coarse)'

/** Starts the header: its overlays, and the parts that are loaded on first use. */
export function startHeader() {
  defineMenus()
  document.addEventListener('pointerover', followMouse)
  const stop = onMenuChange(() => {
    if (matchMedia(phone).matches) {
      stop()
      import('./back-closes.ts').then(back => back.backCloses()).catch(missing)
    }
  })
  const stopSearch = onMenuChange(() => {
    if (menuState() === 'search') {
      stopSearch()
      import('./suggest.ts').then(search => search.suggest()).catch(missing)
    }
  })
}

function followMouse(event: PointerEvent) {
  const { pointerType, target } = event
  if (pointerType !== 'mouse' || !(target instanceof Element && target.closest('.site-header-nav'))) return
  document.removeEventListener('pointerover', followMouse)
  import('./follow-pointer.ts').then(pointer => pointer.followPointer(event)).catch(missing)
}

/** The site is usable without this code. */
const missing = console.info
