/** Maximum time until changes are rendered, in ms. */
const limitMs = 1000

/** Moves the focus to the first enabled button in `place` if the focused element is removed. */
export function keepFocusIn(place: Element | null) {
  const end = performance.now() + limitMs
  let kept = document.activeElement
  // Changes are rendered some frames later, and the focused button may be removed then.
  const checkFocus = () => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || activeElement.tagName === 'DIALOG') {
      place?.querySelector<HTMLElement>('button:enabled')?.focus()
      kept = document.activeElement
    }
    // Stops when the editor has moved the focus, or everything has been rendered.
    if (document.activeElement === kept && performance.now() < end) requestAnimationFrame(checkFocus)
  }
  requestAnimationFrame(checkFocus)
}

/**
 * Moves the focus to the element that was clicked on the page. Returns false if the element no
 * longer exists.
 */
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
