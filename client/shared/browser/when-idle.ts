/** Calls back when the page is idle, or after 200 ms in browsers without `requestIdleCallback`. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, 200)
}
