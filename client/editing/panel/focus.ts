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
