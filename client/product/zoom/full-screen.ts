import styles from './zoom.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/**
 * A dialog that covers the screen, to be filled and shown. Escape, Back and its own `close` close
 * it; `closed` runs when it has left the page.
 */
export function fullScreen(label: string, closed: () => void): HTMLDialogElement {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.ariaLabel = label
  closeWithBack(dialog)
  dialog.addEventListener('close', () => {
    dialog.remove()
    closed()
  })
  document.body.appendChild(dialog)
  return dialog
}

/** The view has a history entry, so that Back closes it; closing it otherwise removes the entry. */
function closeWithBack(dialog: HTMLDialogElement) {
  let hasEntry = true
  history.pushState(history.state, '')
  const leave = () => {
    hasEntry = false
    dialog.close()
  }
  addEventListener('popstate', leave)
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', leave)
    if (hasEntry) history.back()
  })
}

/** The gallery's light switch once more; null where there is nothing to light. */
export const lightSwitchOf = (gallery: HTMLElement) => gallery.querySelector('.light-switch')?.cloneNode(true) ?? null
