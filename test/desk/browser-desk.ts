import type { BrowserContext, Page } from 'playwright-core'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { DeskRole } from '#src/shared/edge/operator.ts'
import { stockList } from '../../tools/openapi/answers/management.ts'
import { createShopper, parseReference, swede } from '../services/commerce/shopper.ts'
import { openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

const get = (path: string, init: { method: string; headers: Record<string, string>; body?: string }) =>
  fetch(new URL(path, shop.url), { redirect: 'manual', ...init })

/** Calls the management interface of the shop that the browser tests use. */
export const manageShop = (method: string, path: string, body?: object) =>
  createShopper({ get }).call(method, `management/${path}`, body, { Authorization: 'Bearer local' })

/** Loads the stock of an item from the stock list. */
export async function loadListedStock(item: string) {
  const { items } = v.parse(stockList, (await manageShop('GET', `stock?find=${item}`)).body)
  const found = items.find(row => row.item === item)
  if (!found) throw new Error(`${item} is not in the list of stock`)
  return found
}

/** Places an order, and waits until its payment is captured. Returns its number. */
export async function buyPieces(items: Record<string, number>, email: string): Promise<string> {
  const buyer = createShopper({ get }, { 'CF-IPCountry': 'SE' })
  for (const [item, quantity] of Object.entries(items)) await buyer.call('POST', `items/${item}`, { quantity })
  const reference = parseReference(
    await buyer.pay({
      address: { ...swede, email },
      paymentReturnPage: `${shop.url}/checkout/return`,
      paymentFailedPage: `${shop.url}/checkout?failed`,
    }),
  )
  await buyer.decide(reference, 'pay')
  const number = String((await buyer.result(reference)).body.order.order)
  const isCaptured = async () => (await manageShop('GET', `orders/${number}`)).body.order.payment.captured !== null
  await vi.waitUntil(isCaptured, { timeout: 15_000, interval: 100 })
  return number
}

/** Opens a page and logs in as the owner, or as a person with one role at the desk. */
export async function openDeskAs(role: DeskRole | 'owner', options: Parameters<typeof openVisitor>[1]) {
  const visitor = await openVisitor(browser, options)
  await postContent(visitor.context, 'login/local', {})
  if (role === 'owner') return visitor
  const email = `desk-${role}-${crypto.randomUUID()}@example.com`
  await postContent(visitor.context, 'editors', { email, name: 'Pia', role: 'none', deskRoles: [role] })
  await postContent(visitor.context, 'login/local', { email })
  return visitor
}

async function postContent(context: BrowserContext, path: string, data: object) {
  const response = await context.request.post(`${shop.url}/api/content/${path}`, {
    headers: { Origin: shop.url },
    data,
  })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
}

/**
 * Whether the page does not scroll sideways. Compares with the screen too, because emulated phones
 * increase `innerWidth` to fit a wide page.
 */
export const fitsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= Math.min(innerWidth, screen.width))
