import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { alternate } from '../support/alternate.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

type Words = typeof en | typeof sv

const loadStored = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'))
const heart = (page: Page, words: Words, name: string) =>
  page.getByRole('button', { name: words.favorites.heart.replace('{{name}}', name), exact: true })
const cards = (page: Page) => page.getByRole('main').locator('.product-card:visible')
const pressed = (page: Page, words: Words, name: string) =>
  heart(page, words, name).first().getAttribute('aria-pressed')
const loadShift = (page: Page) => page.evaluate(() => Reflect.get(window, 'jumped'))

/** Adds up the page's layout shifts, except those caused by the visitor's input. */
const watchLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'jumped', 0)
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) {
          Reflect.set(window, 'jumped', Reflect.get(window, 'jumped') + Reflect.get(entry, 'value'))
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const [index, [words, prefix, screen, brass, oak]] of (
  [
    [en, '', desktop, 'Murla Portable, brass', 'Ekvika Table lamp, oak and linen'],
    [sv, '/sv', phone, 'Murla Portabel, mässing', 'Ekvika Bordslampa, ek och linne'],
  ] as const
).entries()) {
  const walk = alternate(index + 1)
  walk(
    `favorites are saved, shown everywhere, shared, and saved from a shared link (${prefix || 'English'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, screen)
      await watchLayoutShift(page)
      // Other test files may have restocked this item.
      await setStock('1003-1', 0)
      await page.goto(`${shop.url}${prefix}/favorites`)
      await page.getByText(words.favorites.empty).waitFor()
      await expectAccessible(page)
      expect(await loadShift(page)).toBeLessThan(0.01)

      // Hearts work by keyboard on a listing, and by touch or mouse on a product's page.
      await page.goto(`${shop.url}${prefix}/category/shop/table`)
      await heart(page, words, brass).focus()
      await page.keyboard.press('Space')
      await expect.poll(() => pressed(page, words, brass)).toBe('true')
      await heart(page, words, oak).focus()
      await page.keyboard.press('Enter')
      expect(page.url()).toContain('/category/shop/table')
      await expectAccessible(page)
      await page.goto(`${shop.url}${prefix}/product/murla-portable-chalk`)
      const third = page.getByRole('main').locator('.product-facts .heart')
      await third.click()
      await expect.poll(() => third.getAttribute('aria-pressed')).toBe('true')
      expect((await loadStored(page))?.split(',')).toHaveLength(3)

      // The hearts of products that "load more" adds show what is saved.
      await page.goto(`${shop.url}${prefix}/category/shop?q=`)
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-more]')?.click())
      await page.waitForFunction(() => document.querySelectorAll('.product-card').length > 24)
      await expect.poll(() => pressed(page, words, brass)).toBe('true')

      // The link to the favorites shows their number, in the header on every screen.
      await page
        .getByRole('banner')
        .getByRole('link', { name: `${words.favorites.title} 3` })
        .click()
      await expect.poll(() => cards(page).count()).toBe(3)
      expect(await loadShift(page)).toBeLessThan(0.01)
      await expectAccessible(page)
      expect(await fitsScreen(page)).toBe(true)

      // The page is updated when another tab removes a favorite and adds it again.
      const other = await context.newPage()
      await other.goto(`${shop.url}${prefix}/product/murla-portable-chalk`)
      await other.locator('.product-facts .heart').click()
      await expect.poll(() => cards(page).count()).toBe(2)
      await other.locator('.product-facts .heart').click()
      await expect.poll(() => cards(page).count()).toBe(3)
      await other.close()

      // After removing a favorite by keyboard, the focus is on the button that restores it.
      await heart(page, words, brass).focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => cards(page).count()).toBe(2)
      // The links to the list of favorites contain only those that are left.
      const left = await cards(page).evaluateAll(all => all.map(card => card.getAttribute('data-product')).join())
      const links = page.locator('.favorites-actions a')
      const ids = () => links.evaluateAll(all => all.map(link => link.getAttribute('href')?.split('/').at(-1)))
      expect(await ids()).toEqual([left, left])
      const undo = page.getByRole('button', { name: words.favorites.undo })
      await expect.poll(() => undo.evaluate(element => element === document.activeElement)).toBe(true)
      await page.getByText(words.favorites.removed).waitFor()
      await expectAccessible(page, { part: 'main' })
      await page.keyboard.press('Enter')
      await expect.poll(() => cards(page).count()).toBe(3)
      await expect
        .poll(() => heart(page, words, brass).evaluate(element => element === document.activeElement))
        .toBe(true)

      // Two favorites are added to the bag, because the third is sold out.
      await page.getByText(words.favorites.notAll).waitFor()
      await page.getByRole('button', { name: words.favorites.addAll }).click()
      await page.getByRole('button', { name: words.bag.added }).waitFor()
      await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('2')
      // A second click adds them again, even while the button still says "Added!".
      await page.locator('[data-does=add]').click()
      await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('4')
      await page.getByRole('button', { name: words.favorites.addAll }).waitFor()

      // If the link cannot be copied, the page shows it in a field.
      await page.evaluate(() => {
        Reflect.deleteProperty(Navigator.prototype, 'share')
        Object.assign(navigator.clipboard, {
          writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
        })
      })
      await page.getByRole('button', { name: words.favorites.share }).click()
      const field = page.getByLabel(words.favorites.link)
      await field.waitFor()
      const link = await field.inputValue()
      expect(link).toMatch(new RegExp(`${prefix}/favorites/[\\d,]+$`))
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
      await page.getByRole('button', { name: words.favorites.share }).click()
      await page.getByText(words.favorites.copied).waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

      // Another visitor opens the link. Their favorites stay, and a button adds the shared ones.
      const guest = await openVisitor(browser, screen)
      await guest.page.goto(`${shop.url}${prefix}/product/skarpnas-wall-black`)
      await guest.page.evaluate(() => localStorage.setItem('favorites', '1021'))
      await guest.page.goto(link)
      await guest.page.getByText(words.favorites.sharedIntro).waitFor()
      expect(await cards(guest.page).count()).toBe(3)
      await expect.poll(() => pressed(guest.page, words, brass)).toBe('false')
      expect(await loadStored(guest.page)).toBe('1021')
      await expectAccessible(guest.page)
      await guest.page.getByRole('button', { name: words.favorites.keep }).click()
      await guest.page.getByText(words.favorites.kept).waitFor()
      await expect.poll(() => pressed(guest.page, words, brass)).toBe('true')
      expect((await loadStored(guest.page))?.split(',').at(-1)).toBe('1021')
      await guest.page.getByRole('link', { name: words.favorites.toOwn }).click()
      await expect.poll(() => cards(guest.page).count()).toBe(4)

      // After the last favorite is removed, the page is as empty as at the beginning.
      await guest.page.evaluate(() => localStorage.setItem('favorites', '1001'))
      await guest.page.reload()
      await guest.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await guest.page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
      await guest.page.getByRole('button', { name: words.favorites.share }).click()
      await guest.page.getByText(words.favorites.copied).waitFor()
      await heart(guest.page, words, brass).click()
      await guest.page.getByText(words.favorites.empty).waitFor()
      expect(await guest.page.getByText(words.favorites.copied).count()).toBe(0)
      await expect.poll(() => loadStored(guest.page)).toBeNull()
      expect([...problems, ...guest.problems].filter(text => !text.includes('404'))).toEqual([])
      await context.close()
      await guest.context.close()
    },
    240_000,
  )
}

test('favorites work with refused, full or tampered storage', async () => {
  const breaks = [
    // Browsers refuse access to storage if all cookies are blocked.
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      }),
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
    () => localStorage.setItem('favorites', `<script>,__proto__,${'9'.repeat(100_000)},[1],1003,,${'x,'.repeat(5000)}`),
  ]
  for (const breakStorage of breaks) {
    const { page, context, problems } = await openVisitor(browser, desktop)
    await page.addInitScript(breakStorage)
    await page.goto(`${shop.url}/category/shop/table`)
    await page.waitForLoadState('networkidle')
    const name = 'Murla Portable, brass'
    await heart(page, en, name).click()
    await expect.poll(() => pressed(page, en, name)).toBe('true')
    await heart(page, en, name).click()
    await expect.poll(() => pressed(page, en, name)).toBe('false')
    await page.goto(`${shop.url}/favorites`)
    await page.waitForLoadState('networkidle')
    expect(problems).toEqual([])
    await context.close()
  }
})

test('a failed product list shows an error and can be retried; the shared page works without a script', async () => {
  const { page, context } = await openVisitor(browser, phone)
  await page.addInitScript(() => localStorage.setItem('favorites', '1001,1004'))
  // The page retries a failed request once by itself.
  await page.route('**/favorites/*/list', route => route.abort(), { times: 2 })
  await page.goto(`${shop.url}/favorites`)
  await page.getByText(en.favorites.failed).waitFor()
  await page.getByRole('link', { name: en.bag.retry }).click()
  await expect.poll(() => cards(page).count()).toBe(2)
  await context.close()

  const plain = await openVisitor(browser, { ...desktop, javaScriptEnabled: false })
  await plain.page.goto(`${shop.url}/sv/favorites/1001,1004`)
  expect(await cards(plain.page).count()).toBe(2)
  // Without a script, the page has no controls that would need one.
  expect(await plain.page.getByRole('main').getByRole('button').count()).toBe(0)
  await plain.page.goto(`${shop.url}/sv/favorites`)
  await plain.page.getByRole('main').locator('noscript > .notice').waitFor()
  expect(plain.problems).toEqual([])
  await plain.context.close()
})
