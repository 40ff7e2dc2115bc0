import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en } from '../support/texts.ts'

const murla = (page: Page) =>
  page.locator('.product-card', { hasText: 'Murla' }).filter({ has: page.locator('.swatches') })
const swatch = (page: Page, name: string) => murla(page).locator('.swatches a', { hasText: name })

/** Everything on a card that depends on its finish. */
const shown = (page: Page) =>
  murla(page).evaluate(card => ({
    product: card.getAttribute('data-product'),
    name: card.querySelector('.product-card-name span')?.textContent,
    link: card.querySelector('.product-card-name a')?.getAttribute('href'),
    picture: card.querySelector('img')?.src.replace(/.*\/(.*)-unlit.*/, '$1'),
    price: card.querySelector('.price-now')?.getAttribute('data-price'),
    heart: card.querySelector('.heart')?.getAttribute('aria-label'),
    current: [...card.querySelectorAll('.swatches [aria-current]')].map(one => one.textContent),
  }))

const brass = {
  product: '1001',
  name: 'Portable, brass',
  link: '/product/murla-portable-brass',
  picture: 'mushroom-brass',
  price: '2995',
  heart: en.favorites.heart.replace('{{name}}', 'Murla Portable, brass'),
  current: ['Portable, brass'],
}
const moss = {
  product: '1025',
  name: 'Portable, moss green',
  link: '/product/murla-portable-moss',
  picture: 'murla-portable-moss',
  price: '2495',
  heart: en.favorites.heart.replace('{{name}}', 'Murla Portable, moss green'),
  current: ['Portable, moss green'],
}

test('hovering over or focusing a swatch shows its finish on the card, and the finish stays there', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/category/shop`, { waitUntil: 'networkidle' })
  expect(await shown(page)).toEqual(brass)
  await swatch(page, 'oxide red').hover()
  await swatch(page, 'moss green').hover()
  await expect.poll(() => shown(page)).toEqual(moss)
  // The heart saves the shown finish, and "load more" does not add the same card again.
  await murla(page).locator('.heart').click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toContain('1025')
  await page.getByRole('link', { name: en.listing.loadMore }).click()
  await expect.poll(() => page.locator('.product-card').count()).toBeGreaterThan(24)
  expect(await murla(page).count()).toBe(1)
  expect(await shown(page)).toEqual(moss)

  await swatch(page, 'oxide red').focus()
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => shown(page)).toEqual(brass)
  await expect.poll(() => swatch(page, 'brass').evaluate(link => link === document.activeElement)).toBe(true)
  await expectAccessible(page)
  await swatch(page, 'moss green').hover()
  await expect.poll(() => shown(page)).toEqual(moss)
  await murla(page).locator('.product-card-name a').click()
  await page.waitForURL('**/product/murla-portable-moss')
  expect(problems).toEqual([])
  await context.close()
})

test('the first tap on a swatch shows its finish and the second opens its page; if loading fails, the first tap opens the page', async () => {
  const { page, context, problems } = await openVisitor(browser, phone)
  await page.goto(`${shop.url}/designers/ylva-torsmark`, { waitUntil: 'networkidle' })
  await swatch(page, 'moss green').tap()
  await expect.poll(() => shown(page)).toEqual(moss)
  expect(await fitsScreen(page)).toBe(true)
  await swatch(page, 'moss green').tap()
  await page.waitForURL('**/product/murla-portable-moss')
  expect(problems).toEqual([])
  await page.route('**/finishes/*', route => route.abort())
  await page.goto(`${shop.url}/category/shop/portable`, { waitUntil: 'networkidle' })
  await swatch(page, 'chalk white').tap()
  await page.waitForURL('**/product/murla-portable-chalk')
  await context.close()

  const plain = await openVisitor(browser, { ...phone, javaScriptEnabled: false })
  await plain.page.goto(`${shop.url}/sv/category/shop/portable`)
  await swatch(plain.page, 'oxidröd').click()
  await plain.page.waitForURL('**/sv/product/murla-portable-oxide')
  await plain.context.close()
})

test('swatches also work on the cards of the start page', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/`)
  const card = murla(page).first()
  await card.scrollIntoViewIfNeeded()
  const [name, other] = [card.locator('.product-card-name span'), card.locator('.swatches a:not([aria-current])')]
  const before = await name.textContent()
  await expect
    .poll(async () => {
      await page.mouse.move(0, 0)
      await other.first().hover()
      return name.textContent()
    })
    .not.toBe(before)
  expect(await card.locator('.swatches a').count()).toBe(4)
  await expectAccessible(page)
  expect(problems).toEqual([])
  await context.close()
})
