/**
 * A `ref` function that scrolls an element into view. It is for details that open below a long
 * list.
 */
export function scrollIntoNearest(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
