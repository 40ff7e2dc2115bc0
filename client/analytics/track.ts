type Analytics = typeof import('./analytics.ts')

/** Tells the data layer something. Its code comes when it is first needed, and whatever fails there is no matter of the shop's. */
export function track(tell: (analytics: Analytics) => void) {
  import('./analytics.ts').then(tell).catch(error => console.info('The data layer was not told.', error))
}

/** Tells it of the page, once that stands and nothing more urgent is to be done. */
export function trackPage() {
  const begin = () => track(analytics => analytics.pageShown())
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(begin) : setTimeout(begin, 500))
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle)
}
