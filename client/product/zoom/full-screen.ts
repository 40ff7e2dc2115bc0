import styles from './zoom.css?inline'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)

/**
 * Creates a dialog that covers the screen. The caller must fill and show it. Escape, Back and the
 * dialog's `close` method close it. `closed` is called after the dialog has been removed from the
 * page.
 */
export function createFullScreen(label: string, closed: () => void): HTMLDialogElement {
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

/**
 * Adds a history entry, so that Back closes the dialog. Closing it in another way removes the
 * entry.
 */
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

/** A copy of the gallery's light switch; null if the gallery has none. */
export const copyLightSwitch = (gallery: HTMLElement) => gallery.querySelector('.light-switch')?.cloneNode(true) ?? null
