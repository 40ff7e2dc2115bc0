import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createShopper, parseReference } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const { sql, one, status, reserved, runScheduled } = openStoredData(() => shop)
const item = '1005-1'

test('goods are reserved for 30 minutes, or until the payment fails', async () => {
  await sql(`UPDATE stock SET quantity = 2 WHERE item = '1020-1'`)
  const first = createShopper(shop)
  const second = createShopper(shop)
  await first.call('POST', 'items/1020-1', { quantity: 2 })
  await second.call('POST', 'items/1020-1', { quantity: 2 })
  const reference = parseReference(await first.pay())
  const minutes = `SELECT (julianday(until) - julianday('now')) * 1440 FROM reservations WHERE item = '1020-1'`
  const left = Number(await one(minutes))
  expect(left).toBeGreaterThan(29)
  expect(left).toBeLessThanOrEqual(30)

  const label = async () =>
    (await second.call('POST', 'products', { products: ['1020'] })).body.products[0].items[0].stock
  expect(await label()).toBe('no')
  // The shopper who has reserved the pieces can still change the bag.
  const line = (await first.call('GET', 'selection')).body.selection.items[0].line
  expect((await first.call('PUT', `lines/${line}/quantity/1`)).status).toBe(200)
  expect((await first.call('PUT', `lines/${line}/quantity/2`)).status).toBe(200)
  expect((await first.call('PUT', `lines/${line}/quantity/3`)).status).toBe(410)
  expect(await second.pay()).toMatchObject({ status: 410, body: { unavailable: [{ available: 0 }] } })

  await first.decide(reference, 'decline')
  expect([await label(), await reserved()]).toEqual(['few', 0])
  await second.call('POST', 'items/1020-1', { quantity: 2 })
  const other = parseReference(await second.pay())
  expect((await first.pay()).status).toBe(410)

  // Reading products does not release expired reservations.
  await sql(`UPDATE reservations SET until = '2026-01-01T00:00:00.000Z'`)
  await label()
  expect(await reserved()).toBe(2)
  await runScheduled()
  expect([await label(), await reserved()]).toEqual(['few', 0])

  // After the release, the shopper whose reservation expired cannot pay.
  await first.call('POST', 'items/1020-1', { quantity: 2 })
  const quick = parseReference(await first.pay())
  expect((await second.decide(other, 'pay')).href).toBe('http://shop.test/checkout?failed#error=cancelled')
  await first.decide(quick, 'pay')
  expect((await first.result(quick)).status).toBe(201)
  expect((await second.result(other)).status).toBe(412)
  expect(await one(`SELECT quantity FROM stock WHERE item = '1020-1'`)).toBe(0)
})

test('the alarm of a selection’s Durable Object releases its expired reservations', async () => {
  const { call, pay, kept } = createShopper(shop)
  await call('POST', `items/${item}`)
  await pay()
  expect(await reserved()).toBe(1)
  await sql(`UPDATE reservations SET until = '2026-01-01T00:00:00.000Z'`)
  const { SELECTIONS } = shop.env
  await SELECTIONS.get(SELECTIONS.idFromString(kept.token)).releaseStockAt(Date.now() + 200)
  await expect.poll(reserved, { timeout: 10_000 }).toBe(0)
  expect((await call('GET', 'selection')).body.selection.items).toMatchObject([{ item }])
})

test('cancelling on the provider’s page releases the goods at once and sends the shopper to the checkout', async () => {
  const { call, pay, decide } = createShopper(shop)
  await call('POST', `items/${item}`)
  const reference = parseReference(await pay())
  const back = await shop.get(`/api/checkout/payment-cancel/${reference}`)
  expect([back.status, back.headers.get('location')]).toEqual([303, 'http://shop.test/checkout?failed#error=cancelled'])
  expect([await status(reference), await reserved()]).toEqual(['cancelled', 0])
  expect((await decide(reference, 'pay')).href).toBe('http://shop.test/checkout?failed#error=cancelled')
  expect((await shop.get('/api/checkout/payment-cancel/none')).status).toBe(404)
})

test('an order cannot use stock that others have reserved', async () => {
  await sql(`UPDATE stock SET quantity = 2 WHERE item = '1020-1'`)
  const [late, next] = [createShopper(shop), createShopper(shop)]
  await late.call('POST', 'items/1020-1', { quantity: 2 })
  const unpaid = parseReference(await late.pay())
  // Simulates a network address that has reached its limit, so that nothing was reserved.
  await sql(`DELETE FROM reservations`)
  await next.call('POST', 'items/1020-1', { quantity: 2 })
  const reserving = await next.authorised()
  await late.decide(unpaid, 'pay')
  expect((await late.result(unpaid)).status).toBe(410)
  expect(await one(`SELECT quantity FROM stock WHERE item = '1020-1'`)).toBe(2)
  expect((await next.result(reserving)).status).toBe(201)
  expect(await one(`SELECT quantity FROM stock WHERE item = '1020-1'`)).toBe(0)
})

test('goods of an authorised payment stay reserved until the order is placed, however long that takes', async () => {
  await sql(`UPDATE stock SET quantity = 1 WHERE item = '1020-1'`)
  const [first, second] = [createShopper(shop), createShopper(shop)]
  await first.call('POST', 'items/1020-1')
  const paid = await first.authorised()
  await sql(`UPDATE reservations SET until = '2026-01-01T00:00:00.000Z'`)
  await runScheduled()
  expect(await reserved()).toBe(1)
  expect((await second.call('POST', 'items/1020-1')).status).toBe(410)
  expect((await first.result(paid)).status).toBe(201)
})

test('a superseded payment does not release the reservation of its successor', async () => {
  const { call, pay, result } = createShopper(shop)
  await sql(`UPDATE stock SET quantity = 9 WHERE item = '${item}'`)
  await call('POST', `items/${item}`)
  const replaced = parseReference(await pay())
  await call('POST', `items/${item}`)
  await pay()
  await expect.poll(() => one(`SELECT COUNT(voided) FROM test_payments WHERE reference = '${replaced}'`)).toBe(1)
  expect((await result(replaced)).status).toBe(412)
  expect([await status(replaced), await reserved()]).toEqual(['superseded', 2])
})
