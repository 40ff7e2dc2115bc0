/** Calls back when the page is idle; in Safari, which does not say so, after a moment. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}
