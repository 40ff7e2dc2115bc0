import { onceUsed } from '../browser/once-used.ts'
import { pageData } from '../page-data.ts'

type Analytics = typeof import('./analytics.ts')

/**
 * Tells the data layer something. Its code comes when it is first needed, and whatever fails there
 * is no matter of the shop's.
 */
export function track(send: (analytics: Analytics) => void) {
  import('./analytics.ts').then(send).catch(error => console.info('The data layer was not told.', error))
}

/**
 * Tells it of the page, once that stands and nothing more urgent is to be done. Where the shop
 * knows of no tag that reads along, only when the visitor does something: a page that is merely
 * opened has less to load.
 */
export function trackPage() {
  const begin = () => track(analytics => analytics.pageShown())
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 500))
  const loaded = () => (pageData().tag ? idle() : onceUsed(idle))
  if (document.readyState === 'complete') loaded()
  else addEventListener('load', loaded)
}
