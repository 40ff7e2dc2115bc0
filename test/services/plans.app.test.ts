import { afterAll, expect, test } from 'vitest'
import {
  type CountedCalls,
  isOfTestProvider,
  startCountedShop,
  type Trip,
} from '../../tools/bench/counting/counted-shop.ts'
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
  product_changes: 'are deleted once the storefront knows them',
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
 * The most that a kind of request may cost, after the isolate has answered one of its kind: round
 * trips and rows read in the commerce database, and in the content database. Work that continues
 * after the response counts too, except that of the test provider.
 */
const limits: Record<string, [commerceTrips: number, commerceRows: number, contentTrips: number, contentRows: number]> =
  {
    'start page, rendered': [1, 2, 3, 130],
    'start page, cached': [0, 0, 0, 0],
    'listing, rendered': [0, 0, 1, 600],
    'listing, cached': [0, 0, 0, 0],
    'product, rendered': [0, 0, 4, 40],
    'product, cached': [0, 0, 0, 0],
    search: [0, 0, 1, 600],
    picture: [0, 0, 0, 0],
    'live prices of a listing': [1, 4, 0, 0],
    'live prices of a product': [1, 4, 0, 0],
    // Three requests: the empty bag, its language, and the item.
    'adding to a bag': [3, 45, 0, 0],
    'bag on a page': [1, 25, 0, 0],
    'checkout page': [1, 25, 0, 0],
    payment: [3, 130, 0, 0],
    // The payment's result, the capture, the order's page and its mail. On a slow machine, the
    // menus are also read again.
    order: [8, 160, 9, 20],
    login: [4, 20, 0, 0],
  }

const management = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }

const isOfCommerce = ({ database }: Trip) => database === 'COMMERCE_DB'
const countRows = (trips: Trip[]) => trips.reduce((sum, { rowsRead }) => sum + rowsRead, 0)

test('no statement scans a table that grows with the shop, and requests stay within their round trips and rows', async () => {
  const services = { COMMERCE_DB: openPlans('commerce'), CONTENT_DB: openPlans('content') }
  const seen = new Set<string>()
  const scans: string[] = []
  /** Checks the plans of the statements since the last call. Returns the round trips. */
  async function look(name: string, { trips }: CountedCalls): Promise<Trip[]> {
    for (const { database, statements } of trips)
      for (const { sql } of statements) {
        if (seen.has(database + sql)) continue
        seen.add(database + sql)
        const read = services[database].scannedBy(sql).filter(table => !(table in small))
        if (read.length > 0 && !whole.some(([statement]) => statement.test(sql)))
          scans.push(`${name}: ${read} by ${sql.replace(/\s+/g, ' ').slice(-600)}`)
      }
    return trips.filter(trip => !isOfTestProvider(trip))
  }

  const counted: typeof limits = {}
  for (const { name, ready } of await listKinds(shop)) {
    await (await ready(0))()
    const ask = await ready(2)
    await look(`before ${name}`, await shop.counted())
    await ask()
    const trips = await look(name, await shop.counted())
    const [commerce, content] = [trips.filter(isOfCommerce), trips.filter(trip => !isOfCommerce(trip))]
    counted[name] = [commerce.length, countRows(commerce), content.length, countRows(content)]
  }
  console.info(JSON.stringify(counted))
  expect(Object.keys(counted)).toEqual(Object.keys(limits))
  const exceeded = Object.entries(counted).filter(([name, counts]) =>
    counts.some((count, index) => count > (limits[name]?.[index] ?? 0)),
  )
  expect(exceeded).toEqual([])

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
    await look(path, await shop.countedNow())
  }
  for (const path of ['personal-data', 'personal-data/erasure']) {
    const init = { method: 'POST', headers: management, body: JSON.stringify({ email: 'astrid@example.com' }) }
    expect((await shop.get(`/api/checkout/management/${path}`, init)).status, path).toBe(200)
    await look(path, await shop.countedNow())
  }
  for (const path of ['states', 'entries?type=product', 'entries/1001', 'entries/1001/links', 'files']) {
    const answer = await shop.get(`/api/content/${path}`, { headers: management })
    expect(answer.status, path).toBe(200)
    await look(path, await shop.countedNow())
  }
  for (const cron of ['* * * * *', '*/5 * * * *']) {
    await shop.worker.scheduled({ cron })
    await look(`cron ${cron}`, await shop.countedNow())
  }
  expect(scans).toEqual([])
  expect(seen.size).toBeGreaterThan(150)
}, 180_000)
