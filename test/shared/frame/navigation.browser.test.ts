import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'
import { en, sv } from '../../support/texts.ts'

const leaving = (page: Page) => page.evaluate(() => 'leaving' in document.documentElement.dataset)

/** Delays the response to an address until the returned function is called. */
async function hold(page: Page, pattern: string) {
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route(pattern, async route => {
    await held
    await route.continue()
  })
  return release
}

test('a progress bar shows while a slow page loads', async () => {
  const { page, problems } = await openVisitor(browser, phone)
  // The page itself reports events, because Chromium does not evaluate scripts for Playwright while
  // a navigation is delayed.
  const release = await hold(page, '**/checkout')
  const shown: string[] = []
  await page.exposeFunction('bar', (name: string) => {
    shown.push(name)
    release()
  })
  await page.addInitScript(() => {
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName !== 'leaving') return
      // Uses the delay of the animation, because the real time varies on a busy machine.
      const [bar] = document.getAnimations().filter(one => Reflect.get(one, 'animationName') === animationName)
      Reflect.get(window, 'bar')(`${animationName} after ${bar?.effect?.getTiming().delay} ms`)
    })
  })
  await page.goto(`${shop.url}/category/shop/table`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => location.assign('/checkout'))
  await page.waitForURL('**/checkout')
  expect(shown).toEqual(['leaving after 400 ms'])
  expect(await leaving(page)).toBe(false)
  await page.goBack()
  expect(await leaving(page)).toBe(false)
  expect(problems).toEqual([])
})

test('hash links, mail links and cancelled navigations show no progress bar', async () => {
  const { page, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/info/contact`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    location.hash = 'main'
    document.querySelector<HTMLElement>('a[href^="mailto:"]')?.click()
  })
  expect(await leaving(page)).toBe(false)

  await hold(page, '**/checkout')
  const seen = await page.evaluate(() => {
    const { dataset } = document.documentElement
    const { promise, resolve } = Promise.withResolvers<boolean[]>()
    location.assign('/checkout')
    const before = 'leaving' in dataset
    navigation.addEventListener('navigateerror', () => resolve([before, 'leaving' in dataset]))
    window.stop()
    return promise
  })
  expect(seen).toEqual([true, false])
  expect(problems).toEqual([])
})

test.for([
  { motion: 'no-preference', passes: 0, link: '.product-card a', carried: 'the picture' },
  { motion: 'no-preference', passes: 1000, link: '.product-card a', carried: 'nothing' },
  { motion: 'no-preference', passes: 0, link: '.site-footer a[href^="/info/"]', carried: 'nothing' },
  { motion: 'reduce', passes: 0, link: '.product-card a', carried: 'nothing' },
] as const)(
  'a view transition moves only the card’s picture, and only to a page that loads at once: %o',
  async kind => {
    const { motion, passes, link, carried } = kind
    const { page, problems } = await openVisitor(browser, { ...desktop, reducedMotion: motion })
    await page.addInitScript(passed => {
      // A clock that advances by `passed` ms each time it is read.
      let now = 0
      performance.now = () => {
        now += passed
        return now
      }
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.carried = 'nothing'
        viewTransition?.ready.then(() => {
          const moved = document
            .getAnimations()
            .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)
          const isCarried = moved.includes('::view-transition-old(product-picture)')
          const isWhole = moved.some(name => typeof name === 'string' && name.includes('(root)'))
          document.documentElement.dataset.carried = isCarried && !isWhole ? 'the picture' : 'the page'
        })
      })
    }, passes)
    await page.goto(`${shop.url}/category/shop/table`)
    await page.waitForLoadState('networkidle')
    await page.locator(link).first().click()
    await page.waitForURL(url => !url.pathname.startsWith('/category'))
    await page.locator(`html[data-carried="${carried}"]`).waitFor()
    expect(problems).toEqual([])
  },
)

test.for([
  { words: en.night, prefix: '', options: desktop },
  { words: sv.night, prefix: '/sv', options: { ...phone, reducedMotion: 'reduce' as const } },
])('typing “dager” opens the night scene: $words.title', async ({ words, prefix, options }) => {
  const { page, problems } = await openVisitor(browser, options)
  await page.goto(`${shop.url}${prefix}/search`)
  await page.getByRole('searchbox').fill('dager')
  // The word has no effect in text fields and editable texts.
  const heading = page.locator('h1')
  await heading.evaluate(text => text.setAttribute('contenteditable', 'true'))
  await heading.click()
  await page.keyboard.type('dager')
  await heading.evaluate(text => text.removeAttribute('contenteditable'))
  await heading.click()
  await page.keyboard.type('to dager')
  const night = page.getByRole('dialog', { name: words.title })
  await night.waitFor()
  const lamp = () => night.evaluate(dialog => getComputedStyle(dialog).getPropertyValue('--lamp-x'))
  const before = await lamp()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => lamp()).not.toBe(before)
  await page.mouse.move(30, 40)
  expect(await lamp()).toBe('30px')
  await expectAccessible(page)

  await page.keyboard.type('Dager')
  await night.waitFor({ state: 'detached' })
  await page.keyboard.type('dager')
  await night.getByRole('button', { name: words.end }).click()
  await night.waitFor({ state: 'detached' })
  await page.keyboard.type('dager')
  await night.waitFor()
  await page.keyboard.press('Escape')
  await night.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

test('the offline page shows without a network, and the requested page when the network is back', async () => {
  const { page, context } = await openVisitor(browser, { ...phone, serviceWorkers: 'allow' })
  await page.goto(`${shop.url}/sv/info/faq`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  await page.goto(`${shop.url}/sv/news`)
  await page.getByRole('heading', { name: 'Ingen anslutning' }).waitFor()
  // The offline page shows the shop's name, and contains the shop's font.
  expect(await page.getByRole('link', { name: 'Dager' }).getAttribute('href')).toBe('/sv')
  expect(await page.evaluate(async () => (await document.fonts.load('1rem "Familjen Grotesk"')).length)).toBe(1)
  await expectAccessible(page)
  await page.goto(`${shop.url}/news?page=2`)
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.locator('.site-header').waitFor()
  expect(page.url()).toBe(`${shop.url}/news?page=2`)
})
