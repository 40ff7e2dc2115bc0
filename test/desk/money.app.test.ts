import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '../services/commerce/people.ts'
import { renewedShop, type Shop } from '../support/app.ts'
import { logInAtDesk, placeTestOrder } from './order-desk.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

test('money that is due is listed, and a withdrawal that matches no order can be recorded as handled', async () => {
  const email = 'money-due@example.com'
  const number = await placeTestOrder(shop, email)
  const buyer = createPerson(shop)
  const { results: bought } = await shop.env.COMMERCE_DB.prepare(
    'SELECT line, quantity FROM order_lines WHERE order_reference = (SELECT reference FROM orders WHERE number = ?)',
  )
    .bind(Number(number))
    .all<{ line: string; quantity: number }>()
  for (const order of [number, '1']) {
    const { withdrawal } = (await buyer.call('POST', 'withdrawals', { order, email, name: 'Åsa Due' })).body
    await buyer.call(
      'POST',
      `withdrawals/${withdrawal.reference}/confirmation`,
      order === number ? { lines: bought } : {},
    )
  }
  const desk = await logInAtDesk(shop, 'helper@example.com', ['service'])
  const { html } = await desk.get('/desk/money')
  expect(html).toContain(`/desk/orders/${number}`)
  expect(html).toContain('match no order')
  const [, id = ''] = /name="id" value="([^"]+)"/.exec(html) ?? []
  const refused = await desk.send('/desk/money', html, 'handled', [
    ['id', id],
    ['note', ''],
  ])
  expect(refused.status).toBe(409)
  const handled = await desk.send('/desk/money', html, 'handled', [
    ['id', id],
    ['note', 'Refunded by hand'],
  ])
  expect(handled).toMatchObject({ status: 303, location: '/desk/money?done=1' })
  expect((await desk.get('/desk/money')).html).not.toContain('match no order')
  expect((await desk.get('/sv/desk/money')).html).toContain('Återbetalningar att göra')
  expect((await desk.get('/desk')).html).toContain('Refunds due')
})

test('accountants get tables of documents and change nothing', async () => {
  await placeTestOrder(shop)
  const desk = await logInAtDesk(shop, 'accounts@example.com', ['accounts'])
  const day = new Date().toISOString().slice(0, 10)
  expect((await desk.get(`/desk/money?table=documents&from=2026-01-01&to=${day}`)).html).toContain('receipt')
  expect((await desk.get(`/desk/money?table=ledger&from=2026-01-01&to=${day}`)).html).toContain('SE')
  expect((await desk.get('/desk/money')).html).not.toContain('name="note"')
  expect((await desk.get('/desk/pack?orders=10001')).status).toBe(403)
})
