import { defineMenus, menuState, onMenuChange } from '../browser/overlays.ts'

/** Where there is a back button or gesture under the thumb, and a drawer takes the whole screen. */
const phone = '(width < 48rem), (pointer: coarse)'

/**
 * Starts the header: what it opens, and the parts of it that are fetched when a visitor reaches for
 * them.
 */
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

/** Everything can be reached without it. */
const missing = (error: unknown) => console.warn('A part of the header did not load.', error)
