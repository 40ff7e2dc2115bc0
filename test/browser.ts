import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

/** Debian's Chromium, as root and without a network of its own. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }

/**
 * A visitor: a page of its own, from Sweden unless `country` says otherwise. Everything the console
 * complains about is collected in `problems`; a test ends by expecting it to be empty.
 */
export async function visitor(browser: Browser, options: BrowserContextOptions & { country?: string } = {}) {
  const { country = 'SE', ...rest } = options
  const context = await browser.newContext({
    serviceWorkers: 'block',
    ...rest,
    extraHTTPHeaders: { 'CF-IPCountry': country },
  })
  // Pages that Chromium prefetches come without the extra header; in production the edge writes it
  // on every request. Nobody is on a first visit, which offers another language.
  const cookies = { country, locale: 'en' }
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, domain: '127.0.0.1', path: '/' })),
  )
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', message => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`${page.url()}: ${error.message}`))
  return { page, context, problems }
}

/**
 * Expects axe to find nothing wrong with the page as it stands, by all its rules but those named.
 */
export async function expectAccessible(page: Page, without: string[] = []) {
  const { violations } = await new AxeBuilder({ page }).disableRules(without).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
