import { beforeAll, expect, test } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { countValues, createShopper, parseReference, runInGroups, runTimes } from '../shopper.ts'

const crowd = pickAmount(30, 300)
/** The stock of the item that all buyers want; less than `crowd`. */
const pieces = pickAmount(25, 50)

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

test(`${pieces} of ${crowd} buyers reserve the last ${pieces} pieces, and the others get an error before paying`, {
  timeout: 300_000,
}, async () => {
  await setStock('1001-1', pieces)
  const buyers = Array.from({ length: crowd }, () => createShopper(shop))
  await runInGroups(buyers, 25, ({ call }) => call('POST', 'items/1001-1'))
  const payments = await Promise.all(buyers.map(({ pay }) => pay()))
  expect(countValues(payments.map(({ status }) => status))).toEqual({ 200: pieces, 410: crowd - pieces })
  expect(payments.find(({ status }) => status === 410)?.body).toMatchObject({
    errors: { stock: 'unavailable items' },
    selection: { items: [] },
    unavailable: [{ item: '1001-1', originalQuantity: 1, unavailable: 1, available: 0 }],
  })
  expect(await queryNumber(`SELECT SUM(quantity) FROM reservations WHERE item = '1001-1'`)).toBe(pieces)
  expect(await queryNumber('SELECT COUNT(*) FROM payments')).toBe(pieces)
  expect((await createShopper(shop).call('POST', 'items/1001-1')).status).toBe(410)

  const results = await Promise.all(
    buyers.map(async ({ decide, result }, index) => {
      const payment = payments[index]
      if (payment?.status !== 200) return null
      await decide(parseReference(payment), 'pay')
      return result(parseReference(payment))
    }),
  )
  expect(countValues(results.flatMap(answer => (answer ? [answer.status] : [])))).toEqual({ 201: pieces })
  expect(await queryNumber(`SELECT quantity FROM stock WHERE item = '1001-1'`)).toBe(0)
  expect(await queryNumber(`SELECT SUM(quantity) FROM order_lines WHERE item = '1001-1'`)).toBe(pieces)
  expect(await queryNumber('SELECT COUNT(*) FROM reservations')).toBe(0)
  expect(await queryNumber('SELECT COUNT(DISTINCT number) FROM orders')).toBe(pieces)
  await expect.poll(() => queryNumber('SELECT COUNT(*) FROM test_payments WHERE captured IS NOT NULL')).toBe(pieces)
  expect(await queryNumber('SELECT COUNT(*) FROM outbox')).toBe(pieces)
})

test(`${crowd} identical submissions start one payment, and returning from it ${crowd} times makes one order`, {
  timeout: 300_000,
}, async () => {
  const { call, pay, decide, result } = createShopper(shop)
  await call('POST', 'items/1002-1')
  const [stock, orders, payments] = await loadCounts()
  const submissions = await runTimes(crowd, () => pay())
  expect(countValues(submissions.map(({ body }) => body.url))).toEqual({ [submissions[0]?.body.url ?? '']: crowd })
  const reference = parseReference(await pay())
  await decide(reference, 'pay')
  const results = await runTimes(crowd, () => result(reference))
  expect(countValues(results.map(({ status }) => status))).toEqual({ 201: crowd })
  expect(new Set(results.map(({ body }) => body.order.order)).size).toBe(1)
  expect(await loadCounts()).toEqual([(stock ?? 0) - 1, (orders ?? 0) + 1, (payments ?? 0) + 1])
  expect((await result(reference)).status).toBe(201)
  expect((await call('GET', 'selection')).body.selection.items).toEqual([])
})

test('of two payments for one bag, one becomes an order and the other is voided', async () => {
  const { call, pay, decide, result } = createShopper(shop)
  await call('POST', 'items/1002-1')
  const first = parseReference(await pay())
  await decide(first, 'pay')
  await call('POST', 'items/1004-1')
  const second = parseReference(await pay())
  await decide(second, 'pay')
  // Each item is reserved once, although two payments were started.
  const { results: reserved } = await shop.env.COMMERCE_DB.prepare('SELECT item, quantity FROM reservations').all()
  expect(reserved).toEqual([
    { item: '1002-1', quantity: 1 },
    { item: '1004-1', quantity: 1 },
  ])
  const [one, two] = await Promise.all([result(first), result(second)])
  expect(one.body.order.order).toBe(two.body.order.order)
  expect(await queryNumber(`SELECT COUNT(*) FROM payments WHERE status = 'authorised'`)).toBe(0)
  expect(await queryNumber('SELECT COUNT(*) FROM reservations')).toBe(0)
  const ends = `SELECT COUNT(captured) * 10 + COUNT(voided) FROM test_payments WHERE reference IN ('${first}', '${second}')`
  await expect.poll(() => queryNumber(ends)).toBe(11)
})

test('of two authorised payments the one without an order is voided, even if the shopper does not return', async () => {
  const { call, authorised, result } = createShopper(shop)
  await call('POST', 'items/1004-1')
  const first = await authorised()
  await call('POST', 'items/1002-1')
  const second = await authorised()
  expect((await result(second)).status).toBe(201)
  const ends = (reference: string) =>
    queryNumber(`SELECT COUNT(captured) * 10 + COUNT(voided) FROM test_payments WHERE reference = '${reference}'`)
  await expect.poll(async () => [await ends(first), await ends(second)]).toEqual([1, 10])
})

test(`one of ${crowd} parallel payments with a single-use voucher starts, and the others are refused`, {
  timeout: 300_000,
}, async () => {
  const shoppers = Array.from({ length: crowd }, () => createShopper(shop))
  await setStock('1005-1', crowd)
  await runInGroups(shoppers, 25, async ({ call }) => {
    await call('POST', 'items/1005-1')
    expect((await call('POST', 'vouchers', { voucher: 'ljus10' })).status).toBe(200)
  })
  const payments = await Promise.all(shoppers.map(({ pay }) => pay()))
  expect(countValues(payments.map(({ status }) => status))).toEqual({ 200: 1, 412: crowd - 1 })
  const loser = payments.findIndex(({ status }) => status === 412)
  expect(payments[loser]?.body).toMatchObject({
    errors: { voucher: 'not found' },
    selection: { discounts: { vouchers: [] } },
  })
  const winner = payments.findIndex(({ status }) => status === 200)
  const [paid] = payments.filter(({ status }) => status === 200)
  if (!paid) throw new Error('Nobody could pay')
  const reference = parseReference(paid)
  await shoppers[winner]?.decide(reference, 'pay')
  expect((await shoppers[winner]?.result(reference))?.status).toBe(201)
  expect(await queryNumber('SELECT COUNT(*) FROM voucher_uses')).toBe(1)
  expect(await queryNumber(`SELECT uses_left FROM vouchers WHERE voucher = 'LJUS10'`)).toBe(0)
  expect(await queryNumber('SELECT COUNT(*) FROM voucher_reservations')).toBe(0)
  const again = shoppers[loser]
  expect((await again?.call('POST', 'vouchers', { voucher: 'LJUS10' }))?.body.errors).toEqual({ voucher: 'not found' })
  expect((await again?.pay())?.body.action).toBe('redirect')
})

test('an order that the bag’s Durable Object did not record is found by the next payment', async () => {
  const { call, pay, authorised, result } = createShopper(shop)
  await call('POST', 'items/1002-1')
  const { body } = await result(await authorised())
  // Simulates a process that ended after storing the order: the order of this bag is stored, but
  // the bag still has its items.
  await call('POST', 'items/1002-1')
  await pay()
  const db = shop.env.COMMERCE_DB
  const { reference } = body.order
  await db
    .prepare(
      `UPDATE orders SET (selection, snapshot) = (SELECT selection, snapshot FROM payments ORDER BY rowid DESC LIMIT 1)
       WHERE reference = ?`,
    )
    .bind(reference)
    .run()
  const [line] = (await createShopper(shop).call('GET', `order-status/${reference}`)).body.order.items
  expect(line.quantity).toBe(1)
  expect((await pay()).status).toBe(412)
  expect((await call('GET', 'receipt')).body.order.reference).toBe(reference)
})

test('a shopper who pays and does not return still gets an order', async () => {
  const { call, authorised, result } = createShopper(shop)
  await call('POST', 'items/1002-1')
  const reference = await authorised()
  const age = `UPDATE payments SET created = '2026-01-01T00:00:00.000Z' WHERE reference = ?`
  await shop.env.COMMERCE_DB.prepare(age).bind(reference).run()
  await storePayments('broken', 1, { status: 'authorised' })
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  const { body } = await call('GET', 'receipt')
  expect(body.order.items).toMatchObject([{ item: '1002-1', quantity: 1 }])
  expect((await call('GET', 'selection')).body.selection.items).toEqual([])
  expect((await result(reference)).body.order.order).toBe(body.order.order)
  expect(shop.logs().some(({ message }) => message.includes('"event":"order_not_placed","reference":"broken 0"'))).toBe(
    true,
  )
})

test('payments that cannot be settled do not delay others', async () => {
  await storePayments('stuck', 50, { status: 'voided', method: 'gone', amount: 100 })
  await storePayments('free', 1, { status: 'voided' })
  const isSettled = `SELECT settled IS NOT NULL FROM payments WHERE reference = 'free 0'`
  for (const _ of ['the oldest', 'the next']) await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await queryNumber(isSettled)).toBe(1)
})

test('the cron job sends a mail that the queue lost', async () => {
  const db = shop.env.COMMERCE_DB
  await db
    .prepare(`UPDATE outbox SET sent = NULL, claimed_until = NULL, created = '2026-01-01T00:00:00.000Z' WHERE id = 1`)
    .run()
  // A payment that cannot be processed does not stop the rest of the cron job.
  await storePayments('unreadable', 1, { status: 'declined' })
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  await expect
    .poll(() => queryNumber('SELECT COUNT(*) FROM outbox WHERE id = 1 AND sent IS NOT NULL'), { timeout: 10_000 })
    .toBe(1)
})

/** Stores payments of the same age with an empty snapshot, from which no order can be made. */
const storePayments = (
  name: string,
  count: number,
  { status, method = 'test', amount = 0 }: { status: string; method?: string; amount?: number },
) =>
  shop.env.COMMERCE_DB.prepare(
    `INSERT INTO payments (reference, selection, fingerprint, method, amount, currency, snapshot, status,
       authorised_amount, authorised_currency, created)
     SELECT ?1 || ' ' || value, ?1 || ' ' || value, ?1, ?2, ?4, 'SEK', '{}', ?3, ?4, 'SEK', '2025-01-01T00:00:00.000Z'
     FROM json_each(?5)`,
  )
    .bind(name, method, status, amount, JSON.stringify(Array.from({ length: count }, (_, index) => index)))
    .run()

const setStock = (item: string, quantity: number) =>
  shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = ? WHERE item = ?').bind(quantity, item).run()

async function queryNumber(query: string): Promise<number | null> {
  const row = await shop.env.COMMERCE_DB.prepare(query).first<Record<string, number>>()
  return row ? (Object.values(row)[0] ?? null) : null
}

const loadCounts = () =>
  Promise.all([
    queryNumber(`SELECT quantity FROM stock WHERE item = '1002-1'`),
    queryNumber('SELECT COUNT(*) FROM orders'),
    queryNumber('SELECT COUNT(*) FROM payments'),
  ])
