import { beforeAll, expect, test } from 'vitest'
import { openCounter } from '../services/commerce/packing/buy.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { logInAtDesk } from './order-desk.ts'

let shop: Shop
const { manage, buy } = openCounter(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
})

test('an order has a link to a return label only while pieces are expected to come back', async () => {
  const email = 'return-link@example.com'
  const { number, buyer, lineOf } = await buy({ items: { '1002-1': 3 }, address: { email } })
  const lines = [{ line: lineOf('1002-1'), quantity: 2 }]
  const desk = await logInAtDesk(shop, ['pack'])
  /** Returns the status of the linked page; null if there is no link. */
  const openLabel = async () => {
    const [, path] = /href="([^"]*return-labels\.csv[^"]*)"/.exec((await desk.get(`/desk/orders/${number}`)).html) ?? []
    return path === undefined ? null : (await desk.get(path)).status
  }
  expect(await openLabel()).toBeNull()
  await manage('POST', `orders/${number}/shipments`, {})
  expect(await openLabel()).toBe(200)
  const { withdrawal } = (await buyer.call('POST', 'withdrawals', { order: number, email, name: 'Åsa' })).body
  await buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, { lines })
  expect(await openLabel()).toBe(200)
  await manage('POST', `orders/${number}/returns`, { lines })
  // One piece is still with the buyer, but it was not withdrawn.
  expect(await openLabel()).toBeNull()
})

test('if orders need no labels or slips, the list of orders is shown instead, and says why', async () => {
  const { number } = await buy({ address: { email: 'return-link@example.com' } })
  const desk = await logInAtDesk(shop)
  const openFile = (file: string) => desk.get(`/desk/orders/${file}?orders=${number}`)
  expect(await openFile('return-labels.csv')).toMatchObject({
    status: 409,
    html: expect.stringContaining(`nothing is expected back: ${number}`),
  })
  await manage('POST', `orders/${number}/shipments`, {})
  for (const file of ['slips.pdf', 'labels.csv'])
    expect(await openFile(file), file).toMatchObject({
      status: 409,
      html: expect.stringContaining(`nothing is left to send: ${number} sent`),
    })
  expect((await openFile('return-labels.csv')).status).toBe(200)
  expect((await (await logInAtDesk(shop, ['accounts'])).get(`/desk/orders/slips.pdf?orders=${number}`)).status).toBe(
    403,
  )
})
