import * as frameNames from './names.ts'

/**
 * The mark that `showProgress` sets is removed after this time, in ms. If no page has loaded by
 * then, the navigation was a download, or the visitor cancelled it.
 */
const timeoutMs = 30_000

/**
 * Marks the page while the next one is loading; the stylesheet then shows a progress bar after 400
 * ms. Does nothing in browsers without the Navigation API. A page restored from the back/forward
 * cache loses the mark.
 */
export function showProgress() {
  if (!('navigation' in window)) return
  const root = document.documentElement
  const removeMark = () => root.removeAttribute(frameNames.leaving)
  navigation.addEventListener('navigate', ({ hashChange, downloadRequest, destination }) => {
    const isPage = destination.url.startsWith('http') && !destination.sameDocument
    if (!isPage || hashChange || downloadRequest !== null) return
    root.setAttribute(frameNames.leaving, String(performance.now()))
    setTimeout(removeMark, timeoutMs)
  })
  navigation.addEventListener('navigateerror', removeMark)
  addEventListener('pageshow', removeMark)
}
