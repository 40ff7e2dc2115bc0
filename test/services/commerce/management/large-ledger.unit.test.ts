import { expect, test } from 'vitest'
import { loadDocuments } from '#src/services/commerce/management/books/documents.ts'
import { loadLedgerSums } from '#src/services/commerce/management/books/sums.ts'
import { captureOrVoid } from '#src/services/commerce/payments/capture.ts'
import { openModelShop } from '../orders/model/shop.ts'

const count = 20_000
const days = { from: '2030-11-01', to: '2030-11-30' }

/** Copies the only order, with its payment, receipt and ledger row, to days of November 2030. */
async function copyOrder(db: D1Database) {
  const numbers = `WITH RECURSIVE copies (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copies WHERE n < ${count})`
  for (const sql of [
    `INSERT INTO payments (reference, selection, fingerprint, method, amount, currency, snapshot, status, created)
     ${numbers} SELECT 'copy' || n, 'copy' || n, '', method, amount, currency, snapshot, status, created FROM copies, payments`,
    `INSERT INTO orders (reference, number, payment, selection, email, snapshot, created, money)
     ${numbers} SELECT 'copy' || n, number + n, 'copy' || n, 'copy' || n, '', snapshot, created, money FROM copies, orders`,
    `INSERT INTO documents (number, kind, order_reference, issued, content)
     ${numbers} SELECT number + n, kind, 'copy' || n, issued, content FROM copies, documents`,
    `INSERT INTO ledger ${numbers} SELECT document + n, vat_tenths, kind, printf('2030-11-%02d', 1 + n * 30 / (${count} + 1)),
       order_number + n, receipt, country, area, net, tax, gross, currency, method, vat_number FROM copies, ledger`,
  ])
    await db.prepare(sql).run()
}

test('a month with thousands of documents is added up within a second, and paged without gaps', async () => {
  const line = { item: 0, price: 12_500, quantity: 1 }
  const purchase = { items: [{ line: 'l0', taxPercent: 25 }], totals: { taxPercent: 25 } }
  const { shop } = await openModelShop([{ lines: [line], shipping: 0, outcome: 'pay', fields: { purchase } }])
  await captureOrVoid(shop, async () => {})
  await copyOrder(shop.db)
  const begin = performance.now()
  const sums = await loadLedgerSums(shop.db, days)
  expect(performance.now() - begin).toBeLessThan(1000)
  expect(sums).toHaveLength(30)
  const add = (pick: (sum: (typeof sums)[number]) => number) => sums.reduce((total, sum) => total + pick(sum), 0)
  expect([add(({ documents }) => documents), add(({ net }) => net), add(({ tax }) => tax)]).toEqual([
    ...[count, count * 10_000, count * 2500],
  ])
  expect(await loadLedgerSums(shop.db, { from: '2030-11-30', to: '2030-11-30' })).toEqual(sums.slice(-1))

  const found: number[] = []
  const asked = new Set<string>()
  const watched = new Proxy(shop.db, {
    get: (target, name) =>
      name === 'prepare' ? (sql: string) => asked.add(sql) && target.prepare(sql) : Reflect.get(target, name),
  })
  for (let before: number | undefined; ; ) {
    const { documents, next } = await loadDocuments(watched, { ...days, before, limit: 900 })
    found.push(...documents.map(({ number }) => number))
    if (next === null) break
    before = next
  }
  // Each page begins where the previous one ended, so it does not read the rows before that.
  const [, following = ''] = asked
  const { results } = await shop.db
    .prepare(`EXPLAIN QUERY PLAN ${following}`)
    .bind('2030-11-01', '2030-11-30', 1, 1, 900)
    .all<{ detail: string }>()
  expect(results.map(({ detail }) => detail).join('; ')).toMatch(/USING INDEX ledger_by_day \(.*\(day,document\)</)
  expect(found).toEqual(Array.from({ length: count }, (_, index) => 100_001 + count - index))
  const none = await loadDocuments(shop.db, { ...days, before: 5, limit: 50 })
  expect(none).toEqual({ documents: [], next: null })
})
