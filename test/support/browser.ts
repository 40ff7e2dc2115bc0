import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import * as frameNames from '#client/shared/frame/names.ts'
import type { testedAbilities } from '#src/editorial/accessibility/facts.ts'
import { type CheckedPage, isRecording, recordAccessibility } from '../../tools/accessibility/record.ts'
import { runAxe } from './axe.ts'
import { findCheckedBlocks } from './checked-blocks.ts'

/** In order of preference: the headless shell has no browser window to draw, which saves CPU. */
const executables = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** Opens Debian's Chromium, with the flags it needs to run as root. */
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
      // Makes both executables render text the same way.
      '--font-render-hinting=none',
    ],
  })

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/**
 * Motion is reduced on desktops, because the CPU would have to draw it in a large window. Tests of
 * motion use phones.
 */
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' }

interface VisitorOptions extends BrowserContextOptions {
  /** Default: `SE`. */
  country?: string
}

let visitors = 0

/**
 * Opens a page for a visitor with a network address of their own. `problems` collects all errors
 * and warnings of the page; each test ends by expecting it to be empty.
 */
export async function openVisitor(browser: Browser, options: VisitorOptions = {}) {
  const { country = 'SE', ...rest } = options
  visitors += 1
  // Test files that share a shop would exceed its limits if all visitors had the same address.
  const address = `203.0.${visitors >> 8}.${visitors & 255}`
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...rest,
    extraHTTPHeaders: { 'CF-IPCountry': country, 'CF-Connecting-IP': address },
  })
  // Cookies set the country too, because Chromium's prefetch requests lack the extra header.
  // `locale` is set because first visits are offered another language.
  const cookies = { country, locale: 'en' }
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, domain: '127.0.0.1', path: '/' })),
  )
  // Pages load slowly on a busy machine, where several test files run at once.
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', message => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // Without a GPU, Chromium reads a WebGL canvas back to draw the window, and warns if it waits.
    if (message.text().includes('GPU stall due to ReadPixels')) return
    if (['error', 'warning'].includes(message.type())) problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => {
    // The browser skips an animation when it has no time for it, even before the page's script
    // runs.
    if (error.message !== 'Transition was skipped') problems.push(`${page.url()}: ${error.message}`)
  })
  return { page, context, problems }
}

/** Lays out the whole page at once; the shop's script does so after a second without work. */
export const layOutWhole = (page: Page) =>
  page.evaluate(name => document.documentElement.removeAttribute(name), frameNames.firstView)

/** Waits until transitions have ended, because axe would see intermediate colours. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(animation => animation instanceof CSSTransition)
    // `finished` rejects when a transition is cancelled, which ends it too.
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

interface CheckOptions {
  /** Rules that are not checked, with the reasons. */
  without?: CheckedPage['without']
  /** A selector of the part that changed since the last check. Default: the whole page. */
  part?: string
}

/**
 * Matches an open dialog, which is checked alone, because the page below it is inert and was
 * checked before. On phones, the lists of the menu cover its drawer.
 */
const modal = 'dialog:is(:modal, :popover-open), :root:has(dialog:popover-open) .menu:popover-open'

/**
 * Whether nothing is wider than the screen. An emulated phone widens `innerWidth` to fit the page,
 * so this compares with `screen.width`.
 */
export const fitsScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= screen.width)

/**
 * Expects axe to find no violation of its rules up to WCAG 2.2, level AA. It checks the page, or
 * the dialog if a modal one is open, without blocks that were checked before. While results are
 * recorded for the accessibility statement, it checks the whole page.
 */
export async function expectAccessible(page: Page, { without = {}, part }: CheckOptions = {}) {
  await layOutWhole(page)
  await transitionsEnd(page)
  const disabled = Object.keys(without).map(rule => [rule, { enabled: false }])
  const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(disabled) }
  const looked = (await page.locator(modal).count()) > 0 ? modal : part
  const blocks = looked || isRecording() ? null : await findCheckedBlocks(page, Object.keys(without).join())
  const context = { ...(looked && !isRecording() && { include: [looked] }), exclude: blocks?.known ?? [] }
  // Listing elements that pass takes a third of the time, so it is done only when recording.
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

/** Records that a test has proved an ability that the accessibility statement names. */
export const recordAbility = (ability: (typeof testedAbilities)[number]) =>
  recordAccessibility({ type: 'ability', ability })

/** Counts the swatches of cards that are larger than they are with their style sheet, 2rem. */
export const findLargeSwatches = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('.swatches a:has(svg)')].filter(one => one.offsetWidth > 40).length,
  )
