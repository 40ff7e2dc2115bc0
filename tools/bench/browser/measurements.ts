import type { Browser, BrowserContextOptions } from 'playwright-core'
import { largestPaint } from '../largest-paint.ts'
import type { Press, Shop, Way } from './shops.ts'
import { type Conditions, idle, measure, undo, visit } from './visit.ts'

const slowdown = 4
/** The number of times that Tab is pressed, and the pause after each press in ms. */
const tabs = { count: 12, pause: 150 }

/** When the first press takes place: as soon as the page has loaded, or once it is idle. */
export const moments = ['loaded', 'idle'] as const
export type Moment = (typeof moments)[number]

/** Something that is measured once in each round, in a visit of its own. */
export interface Measurement {
  part: 'presses' | 'paint' | 'next' | 'tabs'
  /** The name of the press or page. */
  name: string
  shop: string
  /** The input device, or the CPU and network. */
  how: string
  moment?: Moment
  /** The press on the blank page with which this press is compared. */
  like?: string
  /** Returns the measured values by name, in ms. */
  measure: (browser: Browser) => Promise<Record<string, number>>
}

/** Lists the measurements of a shop's presses and pages, in the sequence in which they run. */
export function listMeasurements(shop: Shop): Measurement[] {
  const before = new Map<string, Promise<BrowserContextOptions['storageState']>>()
  /** Returns the browser's storage after this press, which is made only once for each shop. */
  function stateAfter(browser: Browser, name: string) {
    const press = shop.presses.find(one => one.name === name)
    if (!press) throw new Error(`${shop.name} has no press called '${name}'.`)
    const state = before.get(name) ?? storedAfter(browser, shop, press)
    before.set(name, state)
    return state
  }
  const presses = shop.presses.flatMap(press =>
    press.ways.flatMap(way =>
      moments.map((moment): Measurement => {
        const { name, like, after } = press
        const visits = async (browser: Browser) =>
          pressTwice(browser, { shop, press, way, moment, storageState: after && (await stateAfter(browser, after)) })
        return { part: 'presses', name, shop: shop.name, how: way, moment, like, measure: visits }
      }),
    ),
  )
  const conditions: [string, Conditions][] = [
    ['phone', { slowdown: 1 }],
    [`phone, CPU ${slowdown}× slower`, { slowdown }],
    [`phone, CPU ${slowdown}× slower, slow 4G`, { slowdown, isSlow4g: true }],
  ]
  const next = (shop.listing ? conditions : []).map(([how, condition]): Measurement => {
    const opens = (browser: Browser) => openProduct(browser, shop, condition)
    return { part: 'next', name: 'listing to product', shop: shop.name, how, measure: opens }
  })
  const pages = shop.pages.flatMap((path): Measurement[] => {
    const of = { name: path, shop: shop.name }
    return [
      { part: 'paint', ...of, how: 'phone, slow 4G', measure: browser => paint(browser, shop.url + path) },
      { part: 'tabs', ...of, how: 'Tab while loading', measure: browser => pressTabs(browser, shop.url + path) },
    ]
  })
  return [...presses, ...next, ...pages]
}

interface PressOptions {
  shop: Shop
  press: Press
  way: Way
  moment: Moment
  storageState: BrowserContextOptions['storageState']
}

/** Measures a press in a new visit, then undoes its outcome and measures the press again. */
async function pressTwice(browser: Browser, { shop, press, way, moment, storageState }: PressOptions) {
  const { page, context } = await visit(browser, {
    way,
    outcome: press.outcome,
    conditions: { slowdown },
    storageState,
  })
  try {
    await page.goto(shop.url + press.path, { waitUntil: 'load' })
    if (moment === 'idle') await idle(page)
    const first = await measure(page, press.selector, way)
    await undo(page, press, way)
    const second = await measure(page, press.selector, way)
    return {
      firstFrame: first.frame,
      firstOutcome: first.outcome,
      secondFrame: second.frame,
      secondOutcome: second.outcome,
    }
  } finally {
    await context.close()
  }
}

async function storedAfter(browser: Browser, shop: Shop, { path, selector, outcome }: Press) {
  const { page, context } = await visit(browser, { way: 'touch', outcome, conditions: { slowdown: 1 } })
  await page.goto(shop.url + path, { waitUntil: 'load' })
  await idle(page)
  const { outcome: shown } = await measure(page, selector, 'touch')
  if (!Number.isFinite(shown)) throw new Error(`${shop.name}: pressing ${selector} showed nothing.`)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Measures the time from a tap on a listing's link until the product's picture is shown. */
async function openProduct(browser: Browser, { url, listing }: Shop, conditions: Conditions) {
  if (!listing) throw new Error(`There is no listing at ${url}.`)
  const { page, context } = await visit(browser, { way: 'touch', outcome: { selector: listing.picture }, conditions })
  try {
    await page.goto(url + listing.path, { waitUntil: 'load' })
    await idle(page)
    const { outcome } = await measure(page, listing.link, 'touch')
    return { picture: outcome }
  } finally {
    await context.close()
  }
}

async function paint(browser: Browser, address: string) {
  const { firstByte, first, largest } = await largestPaint(browser, address, slowdown)
  return { firstByte, first, largest }
}

async function pressTabs(browser: Browser, address: string) {
  const nothing = { selector: ':not(*)' }
  const { page, context, protocol } = await visit(browser, {
    way: 'keyboard',
    outcome: nothing,
    conditions: { slowdown },
  })
  await protocol.send('Performance.enable')
  await page.goto(address, { waitUntil: 'commit' })
  for (let pressed = 0; pressed < tabs.count; pressed++) {
    await page.keyboard.press('Tab')
    await page.waitForTimeout(tabs.pause)
  }
  await idle(page)
  const frame = await page.evaluate(() => window.bench.longest())
  const { metrics } = await protocol.send('Performance.getMetrics')
  await context.close()
  return { frame, script: 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) }
}
