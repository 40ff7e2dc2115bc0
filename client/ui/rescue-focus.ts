/**
 * Gives the focus to the first of these places that is there, when what had it is gone. Who has
 * moved on is left alone.
 */
export function rescueFocus(...places: (HTMLElement | null | undefined)[]) {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) places.find(Boolean)?.focus({ preventScroll: true })
}
