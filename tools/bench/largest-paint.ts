import type { Browser } from 'playwright-core'
import { openVisitor, phone } from '../../test/support/browser.ts'

/** Lighthouse's slow 4G: latency in ms, throughput in bytes per second. */
export const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/** Device pixels for each CSS pixel, as on the phone that Lighthouse emulates. */
const deviceScaleFactor = 1.75

/** Times of a visitor's first view of a page, in ms since the request. */
export interface Paint {
  firstByte: number
  first: number
  largest: number
  /** The path of the largest picture, or the tag of the largest element. */
  what: string
}

/**
 * Measures when the largest element is painted, on a phone with a slow CPU and network and an empty
 * cache. Uses the last element that the browser reports within half a second after the network
 * became idle.
 */
export async function largestPaint(browser: Browser, address: string, slowdown: number): Promise<Paint> {
  const { page, context } = await openVisitor(browser, { ...phone, deviceScaleFactor })
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', slow4g)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const measured = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>(resolve => {
        new PerformanceObserver(list => resolve(list.getEntries())).observe({ type, buffered: true })
      })
    const [navigation] = performance.getEntriesByType('navigation')
    const [first, largest] = [(await entries('paint')).at(-1), (await entries('largest-contentful-paint')).at(-1)]
    if (!(navigation instanceof PerformanceNavigationTiming) || !(largest instanceof LargestContentfulPaint))
      throw new Error('Nothing was painted.')
    return {
      firstByte: navigation.responseStart,
      first: first?.startTime ?? 0,
      largest: largest.startTime,
      what: largest.url ? new URL(largest.url).pathname : (largest.element?.tagName ?? ''),
    }
  })
  await context.close()
  return measured
}
