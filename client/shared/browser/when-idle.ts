/** Calls back when the page is idle; in browsers without `requestIdleCallback` after 200 ms. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}
