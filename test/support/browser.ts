import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import * as frameNames from '#client/shared/frame/names.ts'
import type { testedAbilities } from '#src/editorial/accessibility/facts.ts'
import { type CheckedPage, isRecording, recordAccessibility } from '../../tools/accessibility/record.ts'
import { runAxe } from './axe.ts'
import { findCheckedBlocks } from './checked-blocks.ts'

/** In order of preference: the headless shell draws no browser window, which saves CPU. */
const executables = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Debian's Chromium, as root and without a network of its own. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? executables.find(existsSync),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The same text rendering in both executables.
      '--font-render-hinting=none',
    ],
  })

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/**
 * With less motion, which is drawn by the CPU in large windows; phones have motion, and so have the
 * tests of it.
 */
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }

interface VisitorOptions extends BrowserContextOptions {
  /** Otherwise Sweden. */
  country?: string
}

let visitors = 0

/**
 * A visitor: a page and a network address of its own. Everything the console
 * complains about is collected in `problems`; a test ends by expecting it to be empty.
 */
export async function openVisitor(browser: Browser, options: VisitorOptions = {}) {
  const { country = 'SE', ...rest } = options
  visitors += 1
  // Limits of one network address would be used up by the files that share a shop.
  const address = `203.0.${visitors >> 8}.${visitors & 255}`
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...rest,
    extraHTTPHeaders: { 'CF-IPCountry': country, 'CF-Connecting-IP': address },
  })
  // Pages that Chromium prefetches come without the extra header; in production the edge writes it
  // on every request. Nobody is on a first visit, which offers another language.
  const cookies = { country, locale: 'en' }
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, domain: '127.0.0.1', path: '/' })),
  )
  // Pages come late on a busy machine, where several files run at a time.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', message => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => {
    // The browser leaves out an animation where it has no time, even before a page's script runs.
    if (error.message !== 'Transition was skipped') problems.push(`${page.url()}: ${error.message}`)
  })
  return { page, context, problems }
}

/** Lays the page out as a whole, as it is once it has been idle for a second. */
export const layOutWhole = (page: Page) =>
  page.evaluate(name => document.documentElement.removeAttribute(name), frameNames.firstView)

/** Waits for running transitions: axe would see intermediate colours. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    // A cancelled transition has ended too.
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

interface CheckOptions {
  /** Rules that are left out, with the reasons. */
  without?: CheckedPage['without']
  /** A selector of what has changed since the page was checked; otherwise the whole page. */
  part?: string
}

/**
 * Below a dialog the page is inert, and was checked before the dialog opened. On phones the menu's
 * lists lie over its drawer.
 */
const modal = 'dialog:is(:modal, :popover-open), :root:has(dialog:popover-open) .menu:popover-open'

/**
 * Whether nothing is wider than the screen. An emulated phone widens `innerWidth` to what it shows,
 * so the screen is what counts.
 */
export const fitsScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= screen.width)

/**
 * Expects axe to find nothing wrong with the page as it stands, by all its rules up to WCAG 2.2,
 * level AA; where a modal dialog is open, with the dialog. Blocks that were checked before are left
 * out. For the records it is always the whole page.
 */
export async function expectAccessible(page: Page, { without = {}, part }: CheckOptions = {}) {
  await layOutWhole(page)
  await transitionsEnd(page)
  const disabled = Object.keys(without).map(rule => [rule, { enabled: false }])
  const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(disabled) }
  const looked = (await page.locator(modal).count()) > 0 ? modal : part
  const blocks = looked || isRecording() ? null : await findCheckedBlocks(page, Object.keys(without).join())
  const context = { ...(looked && !isRecording() && { include: [looked] }), exclude: blocks?.known ?? [] }
  // Naming the elements that pass takes a third of the time.
  const { violations, passes, incomplete, testEngine } = await runAxe(page, context, {
    rules,
    resultTypes: isRecording() ? ['violations', 'incomplete'] : ['violations'],
  })
  if (isRecording()) {
    const { pathname, search } = new URL(page.url())
    const { language, width, status } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return {
        language: document.documentElement.lang.slice(0, 2),
        width: innerWidth,
        status: navigation instanceof PerformanceNavigationTiming ? navigation.responseStatus : 0,
      }
    })
    const checker = testEngine.version
    const named = { path: pathname + search, status, language, width, checker, without }
    recordAccessibility({ type: 'page', ...named, passes, violations, undecided: incomplete })
    return
  }
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
  blocks?.note()
}

/** Records that a test has shown an ability named by the accessibility statement. */
export const recordAbility = (ability: (typeof testedAbilities)[number]) =>
  recordAccessibility({ type: 'ability', ability })
