/** Gives the focus to the first button in `place` that can be pressed, if what had it is gone. */
export function keepFocusIn(place: Element | null) {
  // Once what has changed is rendered.
  requestAnimationFrame(() => {
    const { activeElement } = document
    if (activeElement && activeElement !== document.body && activeElement.tagName !== 'DIALOG') return
    place?.querySelector<HTMLElement>('button:enabled')?.focus()
  })
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
