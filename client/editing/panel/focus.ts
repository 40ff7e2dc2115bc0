/** How long what changed may take to be shown. */
const limitMs = 1000

/** Gives the focus to the first button in `place` that can be pressed, if what had it is gone. */
export function keepFocusIn(place: Element | null) {
  const end = performance.now() + limitMs
  let kept = document.activeElement
  // What changed is rendered some frames later: the button that has the focus may go then.
  const look = () => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement.tagName === 'DIALOG') {
      place?.querySelector<HTMLElement>('button:enabled')?.focus()
      kept = document.activeElement
    }
    // Somebody has moved on, or everything is shown.
    if (document.activeElement === kept && performance.now() < end) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Gives the focus back to what was pressed on the page; false when it is not there any more. */
export function focusOn(pressed: Element | null): boolean {
  const element = pressed?.closest('a[href], button, summary') ?? pressed
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  if (element.tabIndex < 0) {
    element.tabIndex = -1
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus()
  return true
}
