import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createShopper, parseReference } from '../services/commerce/shopper.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'

const get = (path: string, init: { method: string; headers: Record<string, string>; body?: string }) =>
  fetch(new URL(path, shop.url), { redirect: 'manual', ...init })

/** Places a paid order. Returns its number. */
async function placeOrder(items: Record<string, number>): Promise<string> {
  const buyer = createShopper({ get }, { 'CF-IPCountry': 'SE' })
  for (const [item, quantity] of Object.entries(items)) await buyer.call('POST', `items/${item}`, { quantity })
  const reference = parseReference(
    await buyer.pay({
      paymentReturnPage: `${shop.url}/checkout/return`,
      paymentFailedPage: `${shop.url}/checkout?failed`,
    }),
  )
  await buyer.decide(reference, 'pay')
  return String((await buyer.result(reference)).body.order.order)
}

async function openDesk(options: Parameters<typeof openVisitor>[1]) {
  const visitor = await openVisitor(browser, options)
  await visitor.page.goto(`${shop.url}/info/faq`)
  await visitor.page.evaluate(() => fetch('/api/content/login/local', { method: 'POST' }))
  return visitor
}

/**
 * Packs like a person who only reads the page, scans codes and presses Enter. Each scan and each
 * press of Enter counts as one action; the person never moves the focus.
 */
function createPacker(page: Page) {
  let count = 0
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '')
  return {
    count: () => count,
    focused,
    async scan(code: string) {
      count += 1
      // A page moves the focus to its field shortly after it has loaded.
      await expect.poll(focused).toMatch(/^(code|trackingId)$/)
      await page.keyboard.insertText(code)
      await page.keyboard.press('Enter')
    },
    async enter() {
      count += 1
      await page.keyboard.press('Enter')
    },
    /** Reads the current order's lines: their first code, and how many pieces are left to scan. */
    readPieces: () =>
      page.locator('[data-desk-piece]').evaluateAll(rows =>
        rows.map(row => ({
          code: row.getAttribute('data-desk-codes')?.split(' ')[0] ?? '',
          left: Number(row.getAttribute('data-desk-to-send')) - Number(row.querySelector('strong')?.textContent),
        })),
      ),
  }
}

test('with the keyboard alone, 20 orders are sent in 31 parcels with at most 200 scans and presses', async () => {
  for (const item of ['1001-1', '1002-1']) await setStock(item, 1000)
  const numbers: string[] = []
  for (let index = 0; index < 20; index++)
    numbers.push(await placeOrder(index < 11 ? { '1001-1': 1, '1002-1': 2 } : { '1002-1': 1 }))
  const { page, context, problems } = await openDesk(desktop)
  await page.goto(`${shop.url}/desk/pack`)
  const packer = createPacker(page)
  // All waiting orders are selected, and the button has the focus.
  await page.locator('main button:focus').waitFor()
  await packer.enter()
  await page.waitForURL(url => url.search.includes('orders='))
  await expectAccessible(page)
  const heading = page.getByRole('heading', { level: 2 }).first()
  const alert = page.locator('#scan-alert')
  let parcels = 0
  /** Sends the scanned pieces, and waits for the page that confirms this. */
  const send = async (number: string) => {
    await expect.poll(packer.focused).toBe('trackingId')
    parcels += 1
    // The previous page may already show this message, for the order's first parcel.
    const loaded = page.waitForEvent('load')
    await packer.scan(`0037012345678${String(parcels).padStart(5, '0')}`)
    await loaded
    await page.getByText(new RegExp(`Order ${number}: the parcel|All orders on this list`)).waitFor()
  }
  for (const [index, number] of numbers.entries()) {
    await expect.poll(packer.focused).toBe('code')
    await packer.scan(number)
    await page.waitForURL(url => url.search.includes(`order=${number}`) && !url.search.includes('done='))
    await expect.poll(() => heading.textContent()).toContain(`Order ${number}`)
    if (index === 0) {
      await packer.scan('4006381333931')
      await expect.poll(() => alert.textContent()).toBe('4006381333931 is not in this order. Not counted.')
    }
    const [first] = await packer.readPieces()
    if (index < 11) {
      // The first piece is sent in a parcel of its own, the rest later.
      await packer.scan(first?.code ?? '')
      await packer.enter()
      await send(number)
      await expect.poll(packer.focused).toBe('code')
    }
    for (const { code, left } of await packer.readPieces())
      for (let piece = 0; piece < left; piece++) await packer.scan(code)
    await send(number)
  }
  expect(parcels).toBe(31)
  const left = new URL(page.url()).searchParams.get('orders')?.split(',') ?? []
  expect(numbers.filter(number => left.includes(number))).toEqual([])
  expect(packer.count()).toBeLessThanOrEqual(200)
  expect(problems).toEqual([])
  await context.close()
})

test('the screen is accessible and fits on a phone, in both languages', async () => {
  const number = await placeOrder({ '1001-1': 1, '1002-1': 2 })
  const { page, context, problems } = await openDesk(phone)
  for (const prefix of ['', '/sv'])
    for (const path of ['/desk/pack', `/desk/pack?orders=${number}`]) {
      await page.goto(`${shop.url}${prefix}${path}`)
      await expectAccessible(page)
      expect(await fitsScreen(page), path).toBe(true)
    }
  expect(problems).toEqual([])
  await context.close()
})
