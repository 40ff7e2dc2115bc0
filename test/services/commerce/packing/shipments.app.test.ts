import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { checkLedger } from '../ledger.ts'
import { loadMailsTo } from '../people.ts'
import { openStoredData } from '../stored-data.ts'
import { openCounter } from './buy.ts'

let shop: Shop
const { sql, ask } = openStoredData(() => shop)
const { manage, buy, readOrder } = openCounter(() => shop)
beforeAll(async () => {
  shop = await renewedShop()
  await sql('UPDATE stock SET quantity = 1000')
})

const parcelsOf = async (number: string) =>
  (await readOrder(number)).shipments.map(({ carrier, trackingId }) => `${carrier} ${trackingId}`)

test('a file of parcels is checked as a whole, errors name lines, and nothing is recorded if any line is wrong', async () => {
  const one = await buy({ items: { '1002-1': 2, '1001-1': 1 } })
  const sent = await buy()
  await manage('POST', `orders/${sent.number}/shipments`, {})
  const csv = [
    'Order;Item;Quantity;Carrier;Tracking;Tracking_URL',
    `${one.number};1002-1;1;PostNord;A1;https://example.com/A1`,
    `${one.number};1001-1;1;PostNord;A1;https://example.com/A1`,
    `${one.number};1002-1;2;DHL;A2;`,
    `${one.number};none;1;DHL;A3;`,
    `${sent.number};;;DHL;A4;`,
    '999999;;;DHL;A5;',
    'x;;;DHL;A6;',
    `${one.number};1002-1;;DHL;A7;`,
    `${one.number};1002-1;0;DHL;A8;`,
    `${one.number};1002-1;1;DHL;A9;http://example.com`,
  ].join('\r\n')
  for (const apply of [false, true]) {
    const refused = await manage('POST', 'shipments', { csv, apply })
    expect(refused.status).toBe(406)
    expect(Object.keys(refused.body.errors)).toEqual([
      ...['lines.4.quantity', 'lines.5.item', 'lines.6.order', 'lines.7.order'],
      ...['lines.8.order', 'lines.9.quantity', 'lines.10.quantity', 'lines.11.tracking_url'],
    ])
  }
  expect(await parcelsOf(one.number)).toEqual([])
  for (const [wrong, field] of [
    ['', 'lines.1'],
    ['order,tracking', 'csv'],
    ['item\n1', 'lines.1'],
    ['order,weight\n1,2', 'lines.1'],
    [`order\n${'1\n'.repeat(501)}`, 'csv'],
  ] as const)
    expect(Object.keys((await manage('POST', 'shipments', { csv: wrong })).body.errors), wrong.slice(0, 20)).toContain(
      field,
    )
})

test('a file records its parcels once, however often it is sent with the same key', async () => {
  const before = await checkLedger(ask)
  const one = await buy({ items: { '1002-1': 2, '1001-1': 1 }, address: { email: 'file@example.com' } })
  const two = await buy()
  const csv = [
    'order,item,quantity,carrier,tracking',
    `${one.number},1002-1,1,PostNord,B1`,
    `${one.number},1001-1,1,PostNord,B1`,
    `${two.number},,,DHL,B2`,
    `${one.number},1002-1,1,PostNord,B3`,
  ].join('\n')
  const checked = await manage('POST', 'shipments', { csv })
  expect(checked).toMatchObject({ status: 200, body: { applied: false } })
  expect(checked.body.parcels.map(({ lines, order, recorded }) => [lines, order, recorded])).toEqual([
    [[2, 3], one.number, false],
    [[4], two.number, false],
    [[5], one.number, false],
  ])
  const key = { 'Idempotency-Key': 'file' }
  const answers = await Promise.all([1, 2, 3].map(() => manage('POST', 'shipments', { csv, apply: true }, key)))
  answers.push(await manage('POST', 'shipments', { csv, apply: true }, key))
  // Parallel calls may or may not find parcels recorded already. Each parcel is recorded only once.
  expect(answers.at(-1)).toMatchObject({ status: 200, body: { applied: true } })
  expect(answers.at(-1)?.body.parcels.map(({ recorded, error }) => [recorded, error])).toEqual([
    [true, null],
    [true, null],
    [true, null],
  ])
  expect([await parcelsOf(one.number), await parcelsOf(two.number)]).toEqual([
    ['PostNord B1', 'PostNord B3'],
    ['DHL B2'],
  ])
  const mails = async () =>
    (await loadMailsTo(shop, 'file@example.com')).filter(({ kind }) => kind === 'shipped').length
  await expect.poll(mails).toBe(2)
  expect((await manage('POST', 'shipments', { csv, apply: true }, { 'Idempotency-Key': 'other' })).status).toBe(406)
  await checkLedger(ask, before)
})

test('the command checks a file and records it once', async () => {
  const { number } = await buy()
  const folder = mkdtempSync(join(tmpdir(), 'parcels-'))
  const file = join(folder, 'parcels.csv')
  writeFileSync(file, `order\ttracking\n${number}\tC1`)
  expect((await operate(shop, 'ship', '--file', file)).text).toContain('1 parcels are valid')
  for (let time = 0; time < 2; time++)
    expect((await operate(shop, 'ship', '--file', file, '--apply')).text).toContain('1 of 1 parcels are recorded')
  expect(await parcelsOf(number)).toEqual([' C1'])
  expect(await operate(shop, 'ship')).toMatchObject({ status: 2, text: expect.stringContaining('number is missing') })
  expect(await operate(shop, 'ship', '--file', join(folder, 'none.csv'))).toMatchObject({ status: 2 })
  rmSync(folder, { recursive: true })
})
