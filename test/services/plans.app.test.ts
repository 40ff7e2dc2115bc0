import { afterAll, expect, test } from 'vitest'
import { startCountedShop } from '../../tools/bench/counting/counted-shop.ts'
import { listKinds } from '../../tools/bench/counting/kinds.ts'
import { openPlans } from './query-plans.ts'

const shop = await startCountedShop()
afterAll(() => shop.close())

/** Tables that statements may scan, with the reason: they … */
const small: Record<string, string> = {
  countries: 'have as many rows as the shop has countries',
  states: 'have as many rows as the shop has countries',
  territories: 'have as many rows as the shop has countries',
  currencies: 'have as many rows as the shop has countries',
  pricelists: 'have as many rows as the shop has countries',
  shipping_methods: 'have as many rows as the shop has countries',
  categories: 'have as many rows as the menu has entries',
  reference_revision: 'have one row',
  last_customer: 'have one row',
  listing_revision: 'have one row',
  derived_rebuild: 'have one row',
  listing_totals: 'have a row for each category, market and price list',
  reservations: 'have a row for each line that is being paid for',
  voucher_reservations: 'have a row for each voucher that is being paid with',
  stock_requests: 'have a row for each requested notice, and the cron job checks all of them',
  reset_requests: 'are emptied by the queue',
  password_resets: 'are deleted after an hour',
  email_changes: 'are deleted after days',
  price_plans: 'are listed for operators, by time',
  editor_sessions: 'have a row for each editor',
  login_links: 'are deleted after minutes',
  passkey_challenges: 'are deleted after minutes',
  preview_links: 'are deleted after days',
  connector_deliveries: 'are deleted after days',
  uploads: 'have a row for each upload under way',
  refused_schedules: 'have a row for each refused publication',
  schedule: 'have a row for each planned publication',
}

/** Statements that may scan any table, with the reason. */
const whole: [RegExp, string][] = [
  [/instr\(lower\(email/, 'an operator searches parts of names'],
  [/AS used FROM vouchers ORDER BY voucher$/, 'an operator lists all vouchers'],
  [/AS zipPlaces$/, 'an operator exports the whole setup'],
  [/FROM entry_list GROUP BY state/, 'an editor sees how many entries are in each state; only an index is read'],
  // SQLite plans to scan the tables that reference these two, but does so only if a foreign key is
  // violated.
  [/^\s*INSERT INTO (orders|terms_copies)\b/, 'nothing is read'],
]

/**
 * For each kind of request, the maximum number of rows that it may read in both databases together.
 * Work that continues after the response counts too.
 */
const maxRows: Record<string, number> = {
  'start page, rendered': 130,
  'start page, cached': 0,
  'listing, rendered': 600,
  'listing, cached': 0,
  'product, rendered': 40,
  'product, cached': 0,
  search: 600,
  picture: 0,
  'live prices of a listing': 1100,
  'live prices of a product': 520,
  'adding to a bag': 60,
  'bag on a page': 30,
  'checkout page': 80,
  payment: 130,
  order: 140,
  login: 20,
}

const management = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }

test('no statement scans a table that grows with the shop, and requests read a limited number of rows', async () => {
  const services = { COMMERCE_DB: openPlans('commerce'), CONTENT_DB: openPlans('content') }
  const seen = new Set<string>()
  const scans: string[] = []
  /** Checks the plans of the statements since the last call. Returns how many rows were read. */
  async function look(name: string): Promise<number> {
    const { trips } = await shop.countedNow()
    for (const { database, statements } of trips)
      for (const { sql } of statements) {
        if (seen.has(database + sql)) continue
        seen.add(database + sql)
        const read = services[database].scannedBy(sql).filter(table => !(table in small))
        if (read.length > 0 && !whole.some(([statement]) => statement.test(sql)))
          scans.push(`${name}: ${read} by ${sql.replace(/\s+/g, ' ').slice(-600)}`)
      }
    return trips.reduce((sum, { rowsRead }) => sum + rowsRead, 0)
  }

  const rows: Record<string, number> = {}
  for (const { name, ready } of await listKinds(shop)) {
    const ask = await ready(2)
    await look(`before ${name}`)
    await ask()
    rows[name] = await look(name)
  }
  const above = Object.entries(rows).filter(([name, read]) => read > (maxRows[name] ?? 0))
  expect(above).toEqual([])
  expect(Object.keys(rows).toSorted()).toEqual(Object.keys(maxRows).toSorted())

  for (const path of [
    ...['orders', 'orders?search=ek', 'orders?work=to_send', 'customers?search=astrid', 'vouchers', 'withdrawals'],
    ...['withdrawals/due', 'products/1001', 'prices/planned', 'setup'],
    ...['orders?work=problems', 'documents', 'documents?from=2026-01-01&to=2026-12-31&before=100001'],
    ...['ledger?from=2026-01-01&to=2026-12-31', 'refunds?status=failed', 'refunds?status=requested&before=none'],
    ...[
      'stock',
      'stock?after=1001-1',
      'stock?low=1',
      'stock?find=1001',
      'stock?find=sky+brass&low=1',
      'stock/1001-1/moves',
    ],
  ]) {
    const answer = await shop.get(`/api/checkout/management/${path}`, { headers: management })
    expect(answer.status, path).toBe(200)
    await look(path)
  }
  for (const path of ['personal-data', 'personal-data/erasure']) {
    const init = { method: 'POST', headers: management, body: JSON.stringify({ email: 'astrid@example.com' }) }
    expect((await shop.get(`/api/checkout/management/${path}`, init)).status, path).toBe(200)
    await look(path)
  }
  for (const path of ['states', 'entries?type=product', 'entries/1001', 'entries/1001/links', 'files']) {
    const answer = await shop.get(`/api/content/${path}`, { headers: management })
    expect(answer.status, path).toBe(200)
    await look(path)
  }
  for (const cron of ['* * * * *', '*/5 * * * *']) {
    await shop.worker.scheduled({ cron })
    await look(`cron ${cron}`)
  }
  expect(scans).toEqual([])
  expect(seen.size).toBeGreaterThan(150)
})
