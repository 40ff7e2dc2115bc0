/**
 * If the focused element was removed from the page, focuses the first of `places` that exists. Does
 * nothing if another element has the focus.
 */
export function rescueFocus(...places: (HTMLElement | null | undefined)[]) {
  const { activeElement, body } = document
  if (activeElement === null || activeElement === body) places.find(Boolean)?.focus({ preventScroll: true })
}
