import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

type Words = typeof en | typeof sv

interface Press {
  name: string
  path: string
  /** The code that the press loads. */
  code: RegExp
  button: (page: Page, words: Words) => Locator
  outcome: (page: Page, words: Words) => Locator
}

const react = /\/assets\/hydrate-/

const presses: Press[] = [
  {
    name: 'newsletter',
    path: '/news',
    code: react,
    button: (page, words) => page.getByRole('contentinfo').getByRole('button', { name: words.newsletter.submit }),
    outcome: (page, words) => page.getByRole('contentinfo').getByText(words.newsletter.emailRequired),
  },
  {
    name: 'notify me',
    path: '/product/vavsta-pendant-charcoal',
    code: react,
    button: (page, words) => page.locator('.notify-me').getByRole('button', { name: words.notify.submit }),
    outcome: (page, words) => page.locator('.notify-me').getByText(words.newsletter.emailRequired),
  },
  {
    name: 'add to bag',
    path: '/product/murla-portable-brass',
    code: /\/assets\/add-to-bag-/,
    button: page => page.locator('.purchase button:not([formaction])'),
    outcome: (page, words) => page.locator('.purchase').getByText(words.bag.added),
  },
]

for (const { name, path, code, button, outcome } of presses) {
  test(`the first press is shown before its code has loaded, and a touch alone evaluates no code (${name})`, async () => {
    for (const [prefix, words] of [
      ['', en],
      ['/sv', sv],
    ] as const) {
      const { page, context, problems } = await openVisitor(browser, phone)
      let release = () => {}
      const held = new Promise<void>(done => {
        release = done
      })
      await page.route(code, async route => {
        await held
        await route.continue()
      })
      await page.goto(shop.url + prefix + path, { waitUntil: 'networkidle' })
      if (name === 'notify me') await page.locator('.notify-me summary').click()
      const pressed = button(page, words)
      await pressed.scrollIntoViewIfNeeded()
      await pressed.dispatchEvent('touchstart')
      if (code === react) {
        const fetched = page.locator('link[rel=modulepreload]')
        await expect.poll(() => fetched.count()).toBeGreaterThan(0)
        expect(await page.locator('shop-island[awake]').count()).toBe(0)
      }
      await pressed.tap()
      expect(await pressed.getAttribute('aria-busy')).toBe('true')
      release()
      await outcome(page, words).waitFor()
      await expect.poll(() => pressed.getAttribute('aria-busy')).toBe(null)
      expect(problems).toEqual([])
      await context.close()
    }
  })
}
