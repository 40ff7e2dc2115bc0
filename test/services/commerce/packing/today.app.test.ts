import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { checkLedger } from '../ledger.ts'
import { openStoredData } from '../stored-data.ts'
import { openCounter } from './buy.ts'

let shop: Shop
const { sql, ask, runScheduled, one: readOne } = openStoredData(() => shop)
const { manage, buy, readOrder } = openCounter(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
})

const today = async () => (await manage('GET', 'today')).body

test('the counts for today include work that waits, and no longer include work that is done', async () => {
  const before = await today()
  const open = await buy()
  const sent = await buy({ address: { email: 'today@example.com' } })
  await manage('POST', `orders/${sent.number}/shipments`, {})
  const counted = await today()
  expect(counted.toSend.count).toBe(before.toSend.count + 1)
  expect(counted.toSend.oldest).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect((await operate(shop, 'today')).text).toContain(`Orders to send: ${counted.toSend.count}, the oldest from`)
  await manage('POST', `orders/${open.number}/shipments`, {})
  expect((await today()).toSend.count).toBe(before.toSend.count)

  const claim = { order: sent.number, email: 'today@example.com', name: 'Åsa' }
  const { withdrawal } = (await sent.buyer.call('POST', 'withdrawals', claim)).body
  await sent.buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, {
    lines: [{ line: sent.lineOf('1002-1'), quantity: 1 }],
  })
  const unknown = (
    await sent.buyer.call('POST', 'withdrawals', {
      ...{ ...claim, order: '1' },
      email: 'counted-today@example.com',
    })
  ).body.withdrawal
  await sent.buyer.call('POST', `withdrawals/${unknown.reference}/confirmation`, {})
  const due = await today()
  expect([due.refundsDue - before.refundsDue, due.withdrawals - before.withdrawals]).toEqual([1, 2])
  await manage('POST', `orders/${sent.number}/refunds`, { withdrawal: Number(withdrawal.withdrawal) })
  await expect.poll(async () => (await readOrder(sent.number)).hasOpenRefunds).toBe(false)
  await runScheduled()
  // The cron job closes refunded withdrawals, so that lists do not read them again.
  const closed = () => readOne('SELECT COUNT(*) FROM withdrawals WHERE closed = 1')
  expect(await closed()).toBe(1)
  expect(await today()).toMatchObject({ refundsDue: before.refundsDue, withdrawals: before.withdrawals + 1 })
  await manage('POST', `withdrawals/${unknown.withdrawal}/handled`, { note: 'Not ours' })
  await runScheduled()
  expect([await closed(), (await today()).withdrawals]).toEqual([2, before.withdrawals])

  await expect.poll(async () => (await today()).unsentMails, { timeout: 10_000 }).toBe(0)
  await sql(
    `INSERT INTO outbox (kind, recipient, about, created, claimed_until) VALUES ('order', 'x@example.com', 'x', '2026-01-01', '9999')`,
  )
  expect((await today()).unsentMails).toBe(1)
  await sql(`DELETE FROM outbox WHERE about = 'x'`)
})

test('if one of the counts for today fails, it is null, and the others are still shown', async () => {
  const before = await today()
  await sql('DROP INDEX unsent')
  try {
    expect(await today()).toEqual({ ...before, unsentMails: null })
    expect((await operate(shop, 'today')).text).toContain('Unsent mails: not known')
  } finally {
    await sql('CREATE INDEX unsent ON outbox (created) WHERE sent IS NULL')
  }
})

test('orders to send are listed with the oldest first, and orders with unsent mails have their own list', async () => {
  const numbers: string[] = []
  for (let count = 0; count < 3; count++) numbers.push((await buy()).number)
  const list = async (query: string) => (await manage('GET', `orders?${query}`)).body
  const readAll: string[] = []
  for (let before: number | null = 0; before !== null; ) {
    const page = await list(`work=to_send&limit=2${before ? `&before=${before}` : ''}`)
    readAll.push(...page.orders.map(({ order }) => order))
    before = page.next
  }
  expect(readAll).toEqual(readAll.toSorted((one, other) => Number(one) - Number(other)))
  expect(readAll.slice(-3)).toEqual(numbers)
  const [first = ''] = numbers
  const late = (about: string) =>
    sql(`INSERT INTO outbox (kind, recipient, about, created, claimed_until)
      SELECT 'order', 'x@example.com', ${about}, '2026-01-01', '9999' FROM orders WHERE number = ${first}`)
  await late('reference')
  await late(`json_object('order', reference)`)
  expect((await list('work=unsent_mails')).orders.map(({ order }) => order)).toEqual([first])
  expect((await operate(shop, 'orders', '--unsent-mails')).text).toContain(first)
  await sql(`DELETE FROM outbox WHERE recipient = 'x@example.com'`)
  expect((await list('work=unsent_mails')).orders).toEqual([])
})

test('return labels have the buyer’s address and the number of pieces that are expected back', async () => {
  const email = 'return-label@example.com'
  const { number, buyer, lineOf } = await buy({ items: { '1002-1': 3 }, address: { email } })
  const ask = () => manage('GET', `orders/return-labels.csv?orders=${number},1`)
  expect(await ask()).toMatchObject({
    status: 409,
    body: { errors: { orders: `nothing is expected back: ${number}, 1` } },
  })
  await manage('POST', `orders/${number}/shipments`, {})
  const pieces = async () => {
    const [head = [], row = []] = (await operate(shop, 'labels', number, '--return')).text
      .trim()
      .split('\n')
      .map(line => line.trim().split(/[;,]/))
    expect([row[head.indexOf('street1')], row[head.indexOf('method')]]).toEqual(['Storgatan 1', ''])
    return row[head.indexOf('pieces')]
  }
  expect(await pieces()).toBe('3')
  const { withdrawal } = (await buyer.call('POST', 'withdrawals', { order: number, email, name: 'Åsa' })).body
  await buyer.call('POST', `withdrawals/${withdrawal.reference}/confirmation`, {
    lines: [{ line: lineOf('1002-1'), quantity: 2 }],
  })
  expect(await pieces()).toBe('2')
  await manage('POST', `orders/${number}/returns`, { lines: [{ line: lineOf('1002-1'), quantity: 2 }] })
  expect((await operate(shop, 'labels', number, '--return')).status).not.toBe(0)
})

test('a failed refund is counted, and is requested again only once, even if two people retry it', async () => {
  const before = await today()
  const ledger = await checkLedger(ask)
  const { number } = await buy({ outcome: 'no-refund', address: { email: 'failed@example.com' } })
  const newest = async () => (await readOrder(number)).refunds.at(-1)
  const waitFor = (status: string) =>
    expect.poll(async () => (await newest())?.status, { timeout: 10_000 }).toBe(status)
  expect((await operate(shop, 'refund', number, '--all', '--check')).text).toContain('Nothing was refunded')
  expect((await readOrder(number)).refunds).toEqual([])
  await manage('POST', `orders/${number}/cancellation`, {})
  await waitFor('failed')
  const failed = await newest()
  expect(failed?.mayRetry).toBe(true)
  expect((await operate(shop, 'order', number)).text).toContain(`--retry ${failed?.reference}`)
  expect((await today()).refundsFailed).toBe(before.refundsFailed + 1)
  // From now on, the provider pays the refund.
  await sql(`UPDATE test_payments SET outcome = 'pay' WHERE outcome = 'no-refund'`)
  const path = `orders/${number}/refunds/${failed?.reference}/retry`
  const answers = await Promise.all([1, 2].map(() => manage('POST', path, {})))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  await waitFor('refunded')
  const { refunds, sums, documents } = await readOrder(number)
  expect(refunds.map(({ status, mayRetry }) => [status, mayRetry])).toEqual([
    ['failed', false],
    ['refunded', false],
  ])
  expect([sums.leftAsNumber, documents.filter(({ kind }) => kind === 'credit_note').length]).toEqual([0, 1])
  expect((await today()).refundsFailed).toBe(before.refundsFailed)
  expect((await operate(shop, 'refund', number, '--retry', `${failed?.reference}`)).status).toBe(1)
  expect((await manage('POST', `orders/${number}/refunds/${refunds[1]?.reference}/retry`, {})).body.errors).toEqual({
    refund: 'is refunded',
  })
  // The cancellation has restocked the two pieces, and the retry does not do so again.
  ledger.set('item 1002-1', Number(ledger.get('item 1002-1')) + 2)
  await checkLedger(ask, ledger)
})
