import { pageData } from '../../page-data.ts'
import { onceUsed } from '../browser/once-used.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { whenLoaded } from '../browser/when-parsed.ts'

type Analytics = typeof import('./analytics.ts')

const failed = (error: unknown) => console.info('Analytics failed.', error)

/**
 * Reports an event of the bag or an order. Its code is loaded on first use, and its failures do not
 * affect the shop.
 */
export function track(send: (analytics: Analytics) => void) {
  import('./analytics.ts').then(send).catch(failed)
}

/**
 * Reports the page when it has loaded and is idle. Without a configured tag manager it waits for
 * the first interaction, to load less.
 */
export function trackPage() {
  const begin = () => void import('./page-events.ts').then(page => page.beginPage()).catch(failed)
  const idle = () => whenIdle(begin)
  whenLoaded(() => (pageData().tag ? idle() : onceUsed(idle)))
}
