import * as frameNames from './names.ts'

/**
 * When no next page has loaded after this time, in ms, it was a download, or the visitor cancelled
 * it.
 */
const timeoutMs = 30_000

/**
 * Marks the page while the next one is loading; the stylesheet shows a progress bar after 400 ms
 * (specification, §2), where the browser supports it. A page restored from the back/forward cache
 * is unmarked.
 */
export function showProgress() {
  if (!('navigation' in window)) return
  const root = document.documentElement
  const arrived = () => root.removeAttribute(frameNames.leaving)
  navigation.addEventListener('navigate', ({ hashChange, downloadRequest, destination }) => {
    const isPage = destination.url.startsWith('http') && !destination.sameDocument
    if (!isPage || hashChange || downloadRequest !== null) return
    root.setAttribute(frameNames.leaving, String(performance.now()))
    setTimeout(arrived, timeoutMs)
  })
  navigation.addEventListener('navigateerror', arrived)
  addEventListener('pageshow', arrived)
}
