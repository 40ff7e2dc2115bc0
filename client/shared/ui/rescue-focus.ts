/**
 * Moves the focus to the first of these elements that exists, if the focused element was removed.
 * Does nothing if the focus has moved elsewhere.
 */
export function rescueFocus(...places: (HTMLElement | null | undefined)[]) {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) places.find(Boolean)?.focus({ preventScroll: true })
}
