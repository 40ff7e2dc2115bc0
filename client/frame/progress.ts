import * as frameNames from './names.ts'

/**
 * When no next page has come after this many ms, it is not coming: a download, or the visitor
 * stopped it.
 */
const timeoutMs = 30_000

/**
 * Marks the page as being left while the next one is on its way; its stylesheet shows a bar after
 * 400 ms (specification, §2), where the browser tells of it. A page that comes back from the
 * browser's memory is not being left any more.
 */
export function showProgress() {
  if (!('navigation' in window)) return
  const root = document.documentElement
  const arrived = () => root.removeAttribute(frameNames.leaving)
  navigation.addEventListener('navigate', ({ hashChange, downloadRequest, destination }) => {
    const isPage = destination.url.startsWith('http') && !destination.sameDocument
    if (!isPage || hashChange || downloadRequest !== null) return
    root.setAttribute(frameNames.leaving, '')
    setTimeout(arrived, timeoutMs)
  })
  navigation.addEventListener('navigateerror', arrived)
  addEventListener('pageshow', arrived)
}
