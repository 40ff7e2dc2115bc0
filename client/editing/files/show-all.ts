/** Brings into view what has opened below a long list; a `ref`. */
export function showAll(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
