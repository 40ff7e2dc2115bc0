import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alternate } from '../../support/alternate.ts'
import { desktop, openVisitor, phone } from '../../support/browser.ts'
import { type LocalShop, startLocalShop } from '../../support/local-shop.ts'
import { browser } from '../../support/shared-browser.ts'
import { en, sv } from '../../support/texts.ts'
import { fillCheckout, findPayButton, openVoucher, waitUntilAnswered } from './checkout-page.ts'

const tag = 'https://tags.example.com/tag.js?id=SHOP-1'

let shop: LocalShop
beforeAll(async () => {
  shop = await startLocalShop({ TAG_SCRIPT: tag })
})
afterAll(async () => {
  await shop?.close()
})

interface Told {
  event: string
  page_path?: string
  ecommerce: {
    currency: string
    value: number
    transaction_id?: string
    item_list_name?: string
    shipping_tier?: string
    shipping?: number
    coupon?: string
    items: { item_id: string; item_name: string; price: number; quantity: number; index: number }[]
  }
}

const layer = (page: Page) => page.evaluate<Told[]>('window.dataLayer ?? []')
const listEvents = async (page: Page, event: string) => (await layer(page)).filter(entry => entry.event === event)

/** Waits until there are `times` events with this name, and returns the last one. */
async function waitForEvent(page: Page, event: string, times = 1): Promise<Told> {
  await expect.poll(async () => (await listEvents(page, event)).length).toBe(times)
  const last = (await listEvents(page, event)).at(-1)
  if (!last) throw new Error(`No ${event}.`)
  return last
}

for (const [index, [words, prefix, options]] of (
  [
    [en, '', desktop],
    [sv, '/sv', phone],
  ] as const
).entries()) {
  const walk = alternate(index)
  walk(
    `the data layer gets all events from listing to confirmation, and no other host is called (${prefix || 'English'})`,
    async () => {
      const { page, context, problems } = await openVisitor(browser, options)
      const elsewhere: string[] = []
      page.on('request', request => request.url().startsWith(shop.url) || elsewhere.push(request.url()))

      await page.goto(`${shop.url}${prefix}/category/shop?after=`)
      const view = await waitForEvent(page, 'virtual_page_view')
      expect(view).toMatchObject({ page_path: `${prefix}/category/shop`, page_language: prefix ? 'sv' : 'en' })
      const list = await waitForEvent(page, 'view_item_list')
      expect(list.ecommerce).toMatchObject({ currency: 'SEK', item_list_name: words.listing.all })
      const first = list.ecommerce.items[0]
      expect(first).toMatchObject({ index: 0, quantity: 1, item_list_name: words.listing.all })
      expect(first?.price).toBeGreaterThan(0)
      // Until then, rows below the first view have estimated heights, and the button moves.
      await page.locator(':root:not([data-first-view])').waitFor({ state: 'attached' })
      await page.locator('[data-more]').click()
      const next = await waitForEvent(page, 'view_item_list', 2)
      expect(next.ecommerce.items[0]?.index).toBe(list.ecommerce.items.length)
      expect(await listEvents(page, 'virtual_page_view')).toHaveLength(1)

      await page.goto(`${shop.url}${prefix}/product/murla-portable-brass`)
      const item = { item_id: '1001', item_name: 'Murla', price: 2995, quantity: 1 }
      expect((await waitForEvent(page, 'view_item')).ecommerce).toMatchObject({
        currency: 'SEK',
        value: 2995,
        items: [item],
      })
      await page.getByRole('button', { name: words.bag.add }).click()
      expect((await waitForEvent(page, 'add_to_cart')).ecommerce).toMatchObject({
        currency: 'SEK',
        value: 2995,
        items: [item],
      })
      await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
      const bag = page.getByRole('dialog', { name: words.bag.title })
      await bag.getByRole('button', { name: words.bag.more }).click()
      expect((await waitForEvent(page, 'add_to_cart', 2)).ecommerce).toMatchObject({ value: 2995, items: [item] })
      await bag.getByRole('button', { name: words.bag.less }).click()
      expect((await waitForEvent(page, 'remove_from_cart')).ecommerce).toMatchObject({ value: 2995, items: [item] })

      await page.goto(`${shop.url}${prefix}/checkout`)
      expect((await waitForEvent(page, 'begin_checkout')).ecommerce).toMatchObject({ value: 2995, items: [item] })
      await page.locator('[name=shippingMethod]').nth(1).check()
      expect((await waitForEvent(page, 'add_shipping_info')).ecommerce.shipping_tier).toBeTruthy()
      await fillCheckout(page, words)
      await page.getByLabel(words.checkout.acceptTerms).check()
      await findPayButton(page, words).click()
      await page.getByRole('button', { name: /^(Pay|Betala)/ }).click()
      await page.getByRole('heading', { name: words.checkout.thankYou }).waitFor()
      const { ecommerce: purchase } = await waitForEvent(page, 'purchase')
      expect(purchase).toMatchObject({
        currency: 'SEK',
        value: 2995,
        tax: expect.any(Number),
        shipping: expect.any(Number),
      })
      expect(purchase.transaction_id).toMatch(/^\d{5,}$/)
      expect(JSON.stringify(await layer(page))).not.toMatch(/elsa|kerstr|storgatan|stockholm|111 ?22/i)
      await page.reload()
      await page
        .getByText(purchase.transaction_id ?? '')
        .first()
        .waitFor()
      await waitForEvent(page, 'virtual_page_view')
      expect(await listEvents(page, 'purchase')).toEqual([])

      // Reported addresses must not contain an order's key or a visitor's search.
      await page.getByRole('link', { name: words.checkout.followOrder }).click()
      await page.waitForURL(/\/order\//)
      expect((await waitForEvent(page, 'virtual_page_view')).page_path).toBe(`${prefix}/order`)
      await page.goto(`${shop.url}${prefix}/search/elsa@example.com?utm_source=x`)
      expect((await waitForEvent(page, 'virtual_page_view')).page_path).toBe(`${prefix}/search`)
      expect(JSON.stringify(await layer(page))).not.toContain('utm_source')

      expect(elsewhere).toEqual([])
      expect((await context.cookies()).map(({ name }) => name)).toEqual(['country', 'locale', 'API-Token'])
      expect(problems).toEqual([])
      await context.close()
    },
  )
}

test('reported amounts are the paid amounts: after vouchers and without deducted tax', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, country: 'GB' })
  await page.goto(`${shop.url}/product/murla-portable-brass`)
  // £245 including 20 % tax is above the limit for charging tax, so the tax is deducted.
  const item = (price: number) => ({ value: price, items: [{ item_id: '1001', price, quantity: 1 }] })
  expect((await waitForEvent(page, 'view_item')).ecommerce).toMatchObject({ currency: 'GBP', ...item(204.17) })
  await page.getByRole('button', { name: en.bag.add }).click()
  expect((await waitForEvent(page, 'add_to_cart')).ecommerce).toMatchObject(item(204.17))
  await page.locator('.product-grid').first().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await listEvents(page, 'view_item_list')).length).toBeGreaterThan(0)
  const list = (await listEvents(page, 'view_item_list'))[0]?.ecommerce.items ?? []
  const shown = page.locator(`.product-grid [data-product="${list[0]?.item_id}"] [data-price]`)
  const amount = Number(await shown.getAttribute('data-price'))
  expect(list[0]?.price).toBeCloseTo(amount > 162 ? amount / 1.2 : amount, 2)

  await page.goto(`${shop.url}/checkout`)
  expect((await waitForEvent(page, 'begin_checkout')).ecommerce).toMatchObject(item(204.17))
  await (await openVoucher(page, en)).fill('LJUS10')
  await page.getByRole('button', { name: en.checkout.addVoucher }).click()
  await page.locator('.voucher-list li').waitFor()
  await page.locator('[name=shippingMethod]').nth(1).check()
  expect((await waitForEvent(page, 'add_shipping_info')).ecommerce).toMatchObject({ ...item(183.75), coupon: 'LJUS10' })
  await fillCheckout(page, en)
  await page.getByLabel(en.checkout.zipCode).fill('SW1A 1AA')
  await waitUntilAnswered(page)
  await page.getByLabel(en.checkout.acceptTerms).check()
  const grand = page.locator('.totals-grand dd')
  await expect.poll(() => grand.textContent()).toMatch(/£/)
  const paid = Number((await grand.textContent())?.replace(/[^\d.]/g, ''))
  await findPayButton(page, en).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  const { ecommerce: purchase } = await waitForEvent(page, 'purchase')
  expect(purchase).toMatchObject({ currency: 'GBP', tax: 0, coupon: 'LJUS10', ...item(183.75) })
  expect(purchase.value + (purchase.shipping ?? 0)).toBeCloseTo(paid, 2)
  expect(problems).toEqual([])
  await context.close()
})

test('a tag manager is loaded only with consent, and its failures affect nothing', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const asked: string[] = []
  let answer = 'window.tagged = true; dataLayer.push = () => { throw new Error("no") }'
  await page.route(/tags\.example/, route => {
    asked.push(route.request().url())
    return answer ? route.fulfill({ contentType: 'text/javascript', body: answer }) : route.abort()
  })
  const consent = page.getByLabel(en.frame.statistics)
  const product = `${shop.url}/product/murla-portable-brass`
  await page.goto(product)
  await consent.waitFor()
  expect(await consent.isChecked()).toBe(false)
  expect(asked).toEqual([])
  await consent.check()
  await expect.poll(() => page.evaluate('window.tagged')).toBe(true)
  expect(asked).toEqual([tag])
  expect(await consent.isChecked()).toBe(true)

  // The tag manager breaks its own data layer, which does not affect the bag.
  await page.getByRole('button', { name: en.bag.add }).click()
  await page.getByRole('button', { name: en.bag.added }).waitFor()
  answer = 'window.dataLayer = 7; throw new Error("a tag that fails")'
  await page.goto(`${shop.url}/checkout`)
  await page.getByLabel(en.checkout.email).waitFor()
  await expect.poll(() => problems.splice(0).join()).toContain('a tag that fails')
  answer = ''
  await page.goto(product)
  await expect.poll(() => asked.length).toBe(3)
  await page.getByRole('button', { name: en.bag.add }).click()
  await page.getByRole('button', { name: en.bag.added }).waitFor()
  problems.splice(0)

  // The tag manager is not loaded on pages of an account, nor anywhere once the visitor refused.
  await page.goto(`${shop.url}/account/login`)
  await waitForEvent(page, 'virtual_page_view')
  // Waits until the script has rendered the checkbox, which cannot be unchecked before.
  await expect.poll(() => consent.isChecked()).toBe(true)
  await consent.uncheck()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('checkbox:statistics'))).toBe(null)
  await page.goto(product)
  await waitForEvent(page, 'virtual_page_view')
  expect(asked).toHaveLength(3)
  expect(problems).toEqual([])
  await context.close()

  // A visitor whose browser sends a privacy signal is not asked.
  const shy = await openVisitor(browser, desktop)
  await shy.page.addInitScript(`
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
    localStorage.setItem('checkbox:statistics', 'true')`)
  await shy.page.route(/tags\.example/, route => {
    asked.push('asked')
    return route.abort()
  })
  await shy.page.goto(product)
  await waitForEvent(shy.page, 'virtual_page_view')
  expect(await shy.page.getByLabel(en.frame.statistics).isHidden()).toBe(true)
  expect(asked).toHaveLength(3)
  expect(shy.problems).toEqual([])
  await shy.context.close()
})
