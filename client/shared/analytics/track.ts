import { readPageData } from '../../page-data.ts'
import { onceUsed } from '../browser/once-used.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { whenLoaded } from '../browser/when-parsed.ts'

type Analytics = typeof import('./analytics.ts')

const logFailure = (error: unknown) => console.info('Analytics failed.', error)

/**
 * Reports a bag or order event. The analytics code is loaded on first use; if that fails, the shop
 * still works.
 */
export function track(send: (analytics: Analytics) => void) {
  import('./analytics.ts').then(send).catch(logFailure)
}

/**
 * Reports the page view once the page has loaded and is idle. If no tag manager is configured, it
 * first waits for an interaction, so that visitors who only look at the page do not load the code.
 */
export function trackPage() {
  const begin = () => void import('./page-events.ts').then(page => page.startPageEvents()).catch(logFailure)
  const idle = () => whenIdle(begin)
  whenLoaded(() => (readPageData().tag ? idle() : onceUsed(idle)))
}
