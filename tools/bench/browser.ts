import type { Browser, Page } from 'playwright-core'
import { desktop, openBrowser, phone, visitor } from '../../test/browser.ts'
import { startLocalShop } from '../../test/local-shop.ts'
import { largestPaint } from './largest-paint.ts'

/*
 * How the shop feels on a slow phone: with a CPU four times slower, how long from a tap, a click or
 * the Tab key to the next frame, how much script runs until the page is idle, and when the largest
 * element is painted on a slow network too. A page with nothing but buttons shows what the browser
 * and this machine need themselves. Medians of `ROUNDS` (5), each in a new browser context.
 * `npm run bench:browser`; `ONLY` measures one of `paint`, `clicks` and `tabs`.
 */

const rounds = Number(process.env.ROUNDS ?? 5)
const slowdown = 4
/** After which a loaded page has nothing left to do, in ms. */
const idleMs = 1000
/** Presses of the Tab key, and the time between them in ms. */
const tabs = { count: 12, pause: 150 }

interface Click {
  name: string
  path: string
  options: typeof phone
  selector: string
}

const blank = '/blank'
const blankPage = `<!doctype html><title>Blank</title><meta name="viewport" content="width=device-width">
<button onclick="this.textContent = 'On'">Off</button><a href="/">Link</a>
<button id="opener" commandfor="dialog" command="show-modal">Open</button><dialog id="dialog">Open</dialog>`

const clicks: Click[] = [
  { name: 'text changes', path: blank, options: phone, selector: 'button' },
  { name: 'text changes, desktop', path: blank, options: desktop, selector: 'button' },
  { name: 'modal dialog', path: blank, options: phone, selector: '#opener' },
  { name: 'menu', path: '/', options: phone, selector: '[commandfor="menu"]' },
  { name: 'bag', path: '/category/shop', options: phone, selector: '[commandfor="bag"]' },
  { name: 'filters', path: '/category/shop', options: phone, selector: '.filters-opener' },
  { name: 'light', path: '/product/murla-table-black', options: phone, selector: '.light-switch' },
  { name: 'add to bag', path: '/product/murla-table-black', options: desktop, selector: '.purchase button' },
]

const isWanted = (part: string) => [undefined, part].includes(process.env.ONLY)
const paths = ['/', '/category/shop', '/product/murla-table-black']

const shop = await startLocalShop()
const browser = await openBrowser()
try {
  for (const path of isWanted('paint') ? paths : []) await paints(path)
  for (const { name, path, options, selector } of isWanted('clicks') ? clicks : []) {
    const click = (idle: number) => async (page: Page) => {
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(idle)
      await press(page, selector, options)
    }
    const early = await repeat(browser, path, options, click(0))
    const late = await repeat(browser, path, options, click(idleMs))
    console.log(
      `${`click: ${name}, ${path}`.padEnd(52)} ${Math.round(early.longest)} ms to the next frame; ${Math.round(late.longest)} ms a second later`,
    )
  }
  for (const path of isWanted('tabs') ? [blank, ...paths] : []) {
    const times = await repeat(browser, path, desktop, async page => {
      for (let pressed = 0; pressed < tabs.count; pressed++) {
        await page.keyboard.press('Tab')
        await page.waitForTimeout(tabs.pause)
      }
      await page.waitForLoadState('networkidle')
    })
    console.log(
      `${`Tab while loading, ${path}`.padEnd(52)} ${Math.round(times.longest)} ms to the next frame; ${Math.round(times.script)} ms of script until idle`,
    )
  }
} finally {
  await browser.close()
  await shop.close()
}

/** Prints medians of a page's first bytes and paints. The first round fills the server's caches. */
async function paints(path: string) {
  const visits = []
  for (let round = 0; round <= rounds; round++) visits.push(await largestPaint(browser, `${shop.url}${path}`, slowdown))
  const counted = visits.slice(1)
  const of = (name: 'firstByte' | 'first' | 'largest') => Math.round(median(counted.map(one => one[name])))
  console.log(
    `${`largest paint, ${path}`.padEnd(52)} ${of('largest')} ms (first byte ${of('firstByte')}, first paint ${of('first')}); ${counted[0]?.what}`,
  )
}

/** A tap on phones, otherwise a click, without the scripts that `click()` runs in the page. */
async function press(page: Page, selector: string, options: typeof phone) {
  const target = page.locator(selector).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is no ${selector} to press.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (options.hasTouch) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** Medians of the longest interaction and of the time in scripts, in ms, less the harness's own. */
async function repeat(opened: Browser, path: string, options: typeof phone, act: (page: Page) => Promise<void>) {
  const longest: number[] = []
  const script: number[] = []
  for (let round = 0; round < rounds; round++) {
    const measured = await once(opened, `${shop.url}${path}`, options, act)
    const idle = await once(opened, `${shop.url}/favicon.svg`, options, async page => {
      await page.waitForTimeout(tabs.count * tabs.pause)
    })
    longest.push(measured.longest)
    script.push(measured.script - idle.script)
  }
  return { longest: median(longest), script: median(script) }
}

async function once(opened: Browser, address: string, options: typeof phone, act: (page: Page) => Promise<void>) {
  const { page, context } = await visitor(opened, options)
  const protocol = await context.newCDPSession(page)
  if (address.endsWith(blank))
    await page.route(address, route => route.fulfill({ contentType: 'text/html', body: blankPage }))
  await protocol.send('Performance.enable')
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(() => {
    // The least that browsers report; by default only what takes longer than 104 ms.
    const events = { type: 'event', buffered: true, durationThreshold: 16 }
    new PerformanceObserver(list => {
      for (const event of list.getEntries()) {
        // As of INP: not the pointer that a browser finds over a page it has just laid out.
        if (!(event instanceof PerformanceEventTiming) || !event.interactionId) continue
        const before = Number(sessionStorage.getItem('longest'))
        sessionStorage.setItem('longest', String(Math.max(before, event.duration)))
      }
    }).observe(events)
  })
  await page.goto(address, { waitUntil: 'commit' })
  await act(page)
  await page.waitForTimeout(500)
  const longest = Number(await page.evaluate(() => sessionStorage.getItem('longest')))
  const { metrics } = await protocol.send('Performance.getMetrics')
  await context.close()
  return { longest, script: 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) }
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
