import { beforeAll, expect, test } from 'vitest'
import { pickAmount } from '../../../support/amount.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { countValues, createShopper, parseReference, runInGroups } from '../shopper.ts'
import { openStoredData } from '../stored-data.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const { sql, one } = openStoredData(() => shop)

interface Stock {
  item: string
  quantity: number
  free: number
}
const loadStocks = async () => {
  const rows = 'SELECT item, stock.quantity, free_stock.quantity AS free FROM stock JOIN free_stock USING (item)'
  return (await shop.env.COMMERCE_DB.prepare(rows).all<Stock>()).results
}
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
const createVisitorAt = (address: string) => createShopper(shop, { 'CF-Connecting-IP': address })
const bulb = '1102-1'

/** Stores `count` copies of the payment, from the same network address, with this status. */
const copyPayment = (reference: string, count: number, status: 'cancelled' | 'completed') =>
  sql(`
    WITH RECURSIVE copies (copy) AS (SELECT 1 WHERE ${count} > 0 UNION ALL SELECT copy + 1 FROM copies WHERE copy < ${count})
    INSERT INTO payments
      (reference, selection, fingerprint, method, amount, currency, snapshot, status, created, settled, network)
    SELECT reference || copy, selection, fingerprint, method, amount, currency, snapshot, '${status}', created, created, network
    FROM payments, copies WHERE reference = '${reference}'`)

const sessions = pickAmount(24, 100)

test(`${sessions} hostile sessions from 10 network addresses reserve at most a tenth of the stock`, {
  timeout: 300_000,
}, async () => {
  const before = await loadStocks()
  const everything = before.filter(({ quantity }) => quantity > 0).map(({ item }) => ({ item, quantity: 99 }))
  const crowd = Array.from({ length: sessions }, (_, index) =>
    createVisitorAt(index % 2 ? `203.0.113.${index % 10}` : `2001:db8::${index % 10}:0:0:0:${index}`),
  )
  for (let round = 1; round <= 2; round++) {
    const paid = await runInGroups(
      round === 1 ? crowd : crowd.slice(0, pickAmount(12, 20)),
      10,
      async ({ call, pay }) => {
        await call('PUT', 'items', { items: everything })
        // The first attempt may only remove goods that are not free; the second pays for the rest.
        const first = await pay({ additionalNotes: `round ${round}` })
        return first.status === 410 ? (await pay()).status : first.status
      },
    )
    expect(countValues(paid)['200']).toBeGreaterThan(pickAmount(0, 10))
    const after = await loadStocks()
    expect(sum(after.map(({ free }) => free))).toBeGreaterThanOrEqual(0.9 * sum(before.map(({ quantity }) => quantity)))
    const large = after.filter(({ quantity }) => quantity >= 100)
    expect(large.length).toBeGreaterThan(2)
    for (const { free, quantity } of large) expect(free).toBeGreaterThanOrEqual(0.9 * quantity)
    const most = 'SELECT MAX(pieces) FROM (SELECT SUM(quantity) AS pieces FROM reservations GROUP BY network, item)'
    expect(await one(most)).toBeLessThanOrEqual(3)
    expect(await one('SELECT COUNT(DISTINCT network) FROM reservations')).toBeLessThanOrEqual(10)
  }

  // Other visitors can buy ten pieces, even from a network address that has reached its limit.
  for (const buyer of [createVisitorAt('192.0.2.1'), createVisitorAt('203.0.113.1')]) {
    expect((await buyer.call('POST', `items/${bulb}`, { quantity: 10 })).status).toBe(201)
    expect((await buyer.result(await buyer.authorised())).status).toBe(201)
  }
})

test('colleagues behind one network address can buy in parallel without limit', { timeout: 300_000 }, async () => {
  await sql(`UPDATE stock SET quantity = 500 WHERE item = '${bulb}'`)
  const buy = async () => {
    const { call, authorised, result } = createVisitorAt('192.0.2.50')
    await call('POST', `items/${bulb}`, { quantity: 4 })
    const reference = await authorised()
    expect((await result(reference)).status).toBe(201)
    return reference
  }
  await copyPayment(await buy(), pickAmount(55, 0), 'completed')
  await runInGroups(Array.from({ length: pickAmount(10, 65) }), 10, buy)
})

test('the 61st unpaid payment from a network address is rejected with a waiting time', {
  timeout: 300_000,
}, async () => {
  await sql(`UPDATE stock SET quantity = 500 WHERE item = '${bulb}'`)
  const first = createVisitorAt('2001:db8:5:6::')
  await first.call('POST', `items/${bulb}`)
  const open = pickAmount(10, 59)
  await copyPayment(parseReference(await first.pay()), 59 - open, 'cancelled')
  const crowd = Array.from({ length: open + 4 }, (_, index) => createVisitorAt(`2001:db8:5:6::${index + 1}`))
  const answers = await runInGroups(crowd, 16, async ({ call, pay }) => {
    await call('POST', `items/${bulb}`)
    return pay()
  })
  expect(countValues(answers.map(({ status }) => status))).toEqual({ 200: open, 429: 4 })
  const refused = answers.find(({ status }) => status === 429)
  const wait = Number(refused?.header('retry-after'))
  expect(wait).toBeGreaterThan(300)
  expect(wait).toBeLessThanOrEqual(600)
  expect(refused?.body).toMatchObject({
    token: expect.any(String),
    errors: { limit: expect.any(String) },
    messages: [expect.stringMatching(new RegExp(`kan försöka igen om ${Math.ceil(wait / 60)}.minuter`))],
  })
  // Open payments can be opened again, visitors from other network addresses can pay, and refused
  // visitors can pay after the waiting time.
  expect((await first.pay()).status).toBe(200)
  const other = createVisitorAt('2001:db8:5:7::1')
  await other.call('POST', `items/${bulb}`)
  expect((await other.pay()).status).toBe(200)
  await sql(`UPDATE payments SET created = '2026-01-01T00:00:00.000Z'`)
  const late = crowd.find((_, index) => answers[index]?.status === 429)
  expect((await late?.pay())?.status).toBe(200)
})

test('a visitor who reserves again and again without paying gets shorter reservations', async () => {
  const { call, pay } = createVisitorAt('192.0.2.60')
  await sql('DELETE FROM reservations')
  await call('POST', 'items/1005-1')
  const minutes: number[] = []
  for (let tries = 0; tries < 5; tries++) {
    await pay({ additionalNotes: `try ${tries}` })
    minutes.push(
      Number(await one(`SELECT (julianday(until) - julianday('now')) * 1440 FROM reservations WHERE item = '1005-1'`)),
    )
  }
  expect(minutes.map(Math.round)).toEqual([30, 30, 20, 20, 10])
})

test('declined payments from many sessions of one network address are limited', { timeout: 300_000 }, async () => {
  const declined = async ({ call, pay, decide, result }: ReturnType<typeof createVisitorAt>) => {
    await call('POST', `items/${bulb}`)
    const answer = await pay()
    if (answer.status !== 200) return answer
    const reference = parseReference(answer)
    await decide(reference, 'decline')
    return result(reference)
  }
  const tries = []
  for (let index = 0; index < 17; index++) tries.push(await declined(createVisitorAt('192.0.2.70')))
  expect(countValues(tries.map(({ status }) => status))).toEqual({ 412: 15, 429: 2 })
  expect(Number(tries.at(-1)?.header('retry-after'))).toBeLessThanOrEqual(600)
  expect((await declined(createVisitorAt('192.0.2.71'))).status).toBe(412)
})

test('network addresses of payments are erased after an hour', async () => {
  await sql(`UPDATE payments SET created = '2026-01-01T00:00:00.000Z'`)
  expect(await one('SELECT COUNT(network) FROM payments')).toBeGreaterThan(0)
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  expect(await one('SELECT COUNT(network) FROM payments')).toBe(0)
})

const [people, pieces] = pickAmount([20, 5], [1000, 50])

test(`${pieces} of ${people} buyers get the last ${pieces} pieces, and the others get an error when they pay`, {
  timeout: 300_000,
}, async () => {
  await sql(`UPDATE stock SET quantity = ${pieces} WHERE item = '1006-1'`)
  const everybody = Array.from({ length: people }, (_, index) => createVisitorAt(`198.18.${index >> 8}.${index & 255}`))
  await runInGroups(everybody, 20, ({ call }) => call('POST', 'items/1006-1'))
  const answers = await runInGroups(everybody, 20, ({ pay }) => pay())
  expect(countValues(answers.map(({ status }) => status))).toEqual({ 200: pieces, 410: people - pieces })
  // Product pages make this call when they are shown.
  const { body } = await createVisitorAt('198.18.9.9').call('POST', 'products', {
    products: ['1006'],
    relatedProducts: false,
  })
  expect(body.products[0].items[0].stock).toBe('no')
})
