/** A `ref` that scrolls an element into view, for details that open below a long list. */
export function showAll(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
