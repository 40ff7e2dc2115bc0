import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSheet } from '../../data-sheet/read-pdf.ts'
import { type createDesk, logInAtDesk } from '../../desk/order-desk.ts'
import { openCounter } from '../../services/commerce/packing/buy.ts'
import { openStoredData } from '../../services/commerce/stored-data.ts'
import { type Shop, startBuiltShop } from '../../support/app.ts'
import { operate } from '../../support/operate.ts'
import { operatorTokens } from '../../support/operator-tokens.ts'
import { fillOldStorage } from './old-storage.ts'

/*
 * A backup is restored that was made before the shop had a desk, and the desk handles its orders:
 * 10002 to Norway, 10005 partly sent, 10006 partly returned and refunded, 10008 with a failed
 * refund, and 10009 partly withdrawn.
 */
const numbers = ['10002', '10005', '10006', '10008', '10009']

const folder = mkdtempSync(join(tmpdir(), 'old-'))
let shop: Shop
let desk: ReturnType<typeof createDesk>
const { manage, readOrder } = openCounter(() => shop)
const { one } = openStoredData(() => shop)

beforeAll(async () => {
  const backup = join(folder, 'backup')
  await fillOldStorage(join(folder, 'state'))
  await run('backup', join(folder, 'state'), backup)
  const prepare = (state: string) => run('restore', state, backup)
  shop = await startBuiltShop({ prepare, configPath: 'dist/local/wrangler.json' }, operatorTokens)
  desk = await logInAtDesk(shop)
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

async function run(command: 'backup' | 'restore', state: string, path: string) {
  const env = { ...process.env, STATE_DIR: state, PORT: '0' }
  const child = spawn(process.execPath, [`tools/backup/${command}.ts`, path], { env })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (text += chunk))
  const status = await new Promise(resolve => child.on('close', resolve))
  expect([status, text]).toEqual([0, expect.any(String)])
}

test('the cron job completes old orders: money, ledger, documents and search', async () => {
  await shop.worker.scheduled({ cron: '*/5 * * * *' })
  const states = await Promise.all(
    numbers.map(async number => {
      const { goods, money } = await readOrder(number)
      return [number, goods, money]
    }),
  )
  expect(states).toEqual([
    ['10002', 'to_send', 'captured'],
    ['10005', 'partly_shipped', 'captured'],
    ['10006', 'shipped', 'partly_refunded'],
    ['10008', 'to_send', 'refund_failed'],
    ['10009', 'shipped', 'captured'],
  ])
  const problems = (await manage('GET', 'orders?work=problems')).body.orders
  expect(problems.map(({ order }) => order)).toEqual(['10008'])
  expect(await one('SELECT COUNT(*) FROM ledger')).toBe(6)
  expect(await one('SELECT COUNT(*) FROM documents WHERE content IS NULL OR seller IS NULL')).toBe(0)
  expect(await one('SELECT COUNT(*) FROM orders WHERE money IS NULL')).toBe(0)
  // The credit note covers the half of order 10006 that was returned.
  expect(await one(`SELECT gross FROM ledger WHERE kind = 'credit_note'`)).toBe(-224_550)
  expect((await operate(shop, 'books', '--from', '2026-11-01', '--to', '2026-11-30')).text).toContain('NO (export)')
  expect((await manage('GET', 'withdrawals/due')).body.due).toMatchObject([{ order: '10009', amountAsNumber: 2245.5 }])
})

test('the desk’s screens and documents show old orders, including the sentence about tax in English', async () => {
  for (const path of [
    '',
    '/orders?work=all',
    '/orders?find=OLD1',
    '/pack',
    '/stock',
    '/stock/1002-1',
    '/money',
    '/log',
  ])
    expect((await desk.get(`/desk${path}`)).status, path).toBe(200)
  expect((await desk.get('/desk/orders?find=OLD1')).html).toContain('/desk/orders/10005"')
  expect((await desk.get('/desk/pack?orders=10002,10005')).html).toContain('Portable, brass')
  for (const number of numbers) {
    const page = await desk.get(`/desk/orders/${number}`)
    expect([page.status, page.html.includes('Murla, Portable')], number).toEqual([200, true])
    for (const document of ['summary', 'receipt']) {
      const { pathname, search } = new URL((await desk.get(`/desk/orders/${number}/${document}.pdf`)).location ?? '')
      expect((await readSheet(shop, `${pathname}${search}`)).text, `${number} ${document}`).toContain('Murla')
    }
  }
  expect((await readOrder('10002')).taxNote.text).toBe('25% VAT is included. Nothing is due on arrival.')
})

test('old orders are packed, corrected, refunded and cancelled with commands', async () => {
  const type = async (...words: string[]) => {
    const { status, text } = await operate(shop, ...words)
    return `${status} ${text}`
  }
  expect(await type('slips', '10002,10005')).toMatch(/^0 %PDF-/)
  expect(await type('labels', '10009', '--return')).toContain('10009,Åsa Ek')
  expect(await type('email', '10002', 'new.old@example.com')).toContain('new.old@example.com')
  expect(await type('note', '10002', '--text', 'Rang her')).toMatch(/^0 /)
  expect(await type('ship', '10005', '--tracking', 'OLD2')).toContain('is sent')
  expect(await type('refund', '10009', '--withdrawal', '1')).toContain('2245.50 SEK')
  expect(await type('cancel', '10002', '--reason', 'Sold out')).toContain('is cancelled')
  const loadNotes = () => one(`SELECT COUNT(*) FROM ledger WHERE kind = 'credit_note'`)
  await expect.poll(loadNotes).toBe(3)
  // The stock history lacks earlier purchases. Its first entry is the stock when the history began.
  expect(
    await one(
      'SELECT COUNT(*) FROM stock WHERE quantity <> (SELECT SUM(change) FROM stock_moves WHERE stock_moves.item = stock.item)',
    ),
  ).toBe(0)
  expect(await type('log')).toContain('orders.cancel')
})
