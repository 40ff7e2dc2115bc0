import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressLimits } from '#client/shared/commerce/address.ts'
import { createShopper, parseReference, swede } from '../services/commerce/shopper.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

/** Places a paid order, and returns its number. */
async function placeOrder(): Promise<string> {
  const get = (path: string, init: RequestInit) => fetch(shop.url + path, { redirect: 'manual', ...init })
  const buyer = createShopper({ get }, { 'CF-IPCountry': 'SE' })
  await buyer.call('POST', 'items/1002-1')
  const pages = {
    paymentReturnPage: `${shop.url}/checkout/return`,
    paymentFailedPage: `${shop.url}/checkout?failed`,
  }
  // A long word must not make a page too wide.
  const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft'.slice(0, addressLimits.city)
  const address = { ...swede, firstName: long, lastName: long, company: long, address1: long, city: long }
  const typed = { address, giftMessage: long.repeat(3), additionalNotes: long.repeat(3) }
  const reference = parseReference(await buyer.pay({ ...pages, ...typed }))
  await buyer.decide(reference, 'pay')
  return String((await buyer.result(reference)).body.order.order)
}

/** Lists the elements that make the page wider than the screen. */
const listWide = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= screen.width
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter(element => element.getBoundingClientRect().right > screen.width)
          .map(element => element.outerHTML.slice(0, 200)),
  )

for (const [device, prefix, orders] of [
  [phone, '', 'Orders'],
  [desktop, '/sv', 'Ordrar'],
] as const)
  test(`the list and an order are accessible and work without scripts: ${orders} at ${device.viewport?.width} px`, async () => {
    const number = await placeOrder()
    const { page, context, problems } = await openVisitor(browser, device)
    await page.goto(`${shop.url}/info/faq`)
    await page.evaluate(() => fetch('/api/content/login/local', { method: 'POST' }))
    const cookies = await context.cookies()
    await page.goto(`${shop.url}${prefix}/desk/orders`)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(orders)
    await expect.poll(() => listWide(page)).toEqual([])
    await expectAccessible(page)
    await page.getByRole('link', { name: number, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: number }).waitFor()
    await expect.poll(() => listWide(page)).toEqual([])
    await expectAccessible(page)
    expect(problems).toEqual([])
    await context.close()

    const plain = await openVisitor(browser, { ...device, javaScriptEnabled: false })
    await plain.context.addCookies(cookies)
    await plain.page.goto(`${shop.url}${prefix}/desk/orders/${number}`)
    await plain.page.locator('input[name="trackingId"]').first().fill('SE123')
    await plain.page.locator('button.button:not(.button-quiet)').first().click()
    await plain.page.getByRole('status').waitFor()
    expect(plain.page.url()).toContain('?done=1')
    await plain.page.getByText('SE123').first().waitFor()
    await plain.context.close()
  })
