import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { desktop, openVisitor, phone } from '../../../test/support/browser.ts'
import { slow4g } from '../largest-paint.ts'
import { type Outcome, watch } from './in-page.ts'
import type { Press, Shop, Way } from './shops.ts'

export interface Conditions {
  /** How many times slower the CPU is. */
  slowdown: number
  isSlow4g?: boolean
}

interface VisitOptions {
  way: Way
  outcome: Outcome
  conditions: Conditions
  /** The storage of a returning visitor. */
  storageState?: BrowserContextOptions['storageState']
}

/** How long the network must have been idle before a page counts as idle, in ms. */
const idleMs = 1000
/** Timeout for an outcome, in ms. */
const timeoutMs = 10_000
/** How the mouse pointer moves to its target: number of frames, ms per frame, distance in px. */
const frames = { count: 10, ms: 16, distance: 200 }

/** Opens a page for a new visitor (on a phone for touch) and watches it for a press's outcome. */
export async function visit(browser: Browser, { way, outcome, conditions, storageState }: VisitOptions) {
  const { page, context } = await openVisitor(browser, { ...(way === 'touch' ? phone : desktop), storageState })
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowdown })
  if (conditions.isSlow4g) {
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', slow4g)
  }
  await page.addInitScript(watch, outcome)
  return { page, context, protocol }
}

/**
 * Opens all measured pages of a shop once, so that its server has rendered them before the test.
 */
export async function fillCaches(browser: Browser, { url, presses, pages, listing }: Shop) {
  const { page, context } = await openVisitor(browser, phone)
  for (const path of new Set([...presses.map(one => one.path), ...pages]))
    await page.goto(url + path, { waitUntil: 'networkidle' })
  if (listing) {
    await page.goto(url + listing.path, { waitUntil: 'networkidle' })
    const product = await page.locator(listing.link).first().getAttribute('href')
    await page.goto(new URL(product ?? '', page.url()).href, { waitUntil: 'networkidle' })
  }
  await context.close()
}

/** Waits until the page is idle. */
export async function idle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(idleMs)
}

/** Measures one press, in ms. The outcome's time is infinite if it does not appear. */
export async function measure(page: Page, selector: string, way: Way) {
  await page.evaluate(() => window.bench.arm())
  await press(page, selector, way)
  const outcome = await shown(page)
  // The browser reports an event only after it has drawn the frame for it.
  await page.waitForTimeout(idleMs)
  return { outcome, frame: await page.evaluate(() => window.bench.longest()) }
}

/** Presses without the scripts that Playwright's `click()` runs in the page. */
export async function press(page: Page, selector: string, way: Way) {
  const aim = () =>
    page.evaluate(([target, isByKeyboard]) => window.bench.aim(target, isByKeyboard), [
      selector,
      way === 'keyboard',
    ] as const)
  const { x, y, key } = await aim()
  if (way === 'keyboard') await page.keyboard.press(key)
  else if (way === 'touch') await page.touchscreen.tap(x, y)
  else {
    for (let frame = frames.count; frame >= 0; frame--) {
      await page.mouse.move(x, y - (frames.distance * frame) / frames.count)
      await page.waitForTimeout(frames.ms)
    }
    await page.mouse.click(x, y)
  }
}

/** Returns the time to the outcome, whether in this page or in the page that the press opens. */
async function shown(page: Page): Promise<number> {
  const wait = () => page.evaluate(ms => window.bench.shown(ms), timeoutMs)
  try {
    return await wait()
  } catch (error) {
    if (!(error instanceof Error && /context was destroyed|navigation/i.test(error.message))) throw error
    await page.waitForLoadState('domcontentloaded')
    return await wait()
  }
}

/** Undoes the outcome of a press, and waits until the page is idle. */
export async function undo(page: Page, { undo: how, selector }: Press, way: Way) {
  if (how === 'press') await press(page, selector, way)
  else if (how === 'back') await page.goBack()
  else if (how) await page.keyboard.press(how === 'type' ? 'a' : how)
  await page.waitForTimeout(idleMs)
}
