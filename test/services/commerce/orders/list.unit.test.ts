import { expect, test } from 'vitest'
import { loadOrders } from '#src/services/commerce/management/orders/list.ts'
import { openMemoryDatabase } from './model/memory-database.ts'

test('SQLite reads lists of orders with an index, whatever the filters', async () => {
  const db = openMemoryDatabase()
  const asked: { sql: string; values: unknown[] }[] = []
  const watched = new Proxy(db, {
    get: (target, name) =>
      name === 'prepare'
        ? (sql: string) => {
            const statement = target.prepare(sql)
            return {
              all: statement.all,
              bind: (...values: unknown[]) => {
                asked.push({ sql, values })
                return statement.bind(...values)
              },
            }
          }
        : Reflect.get(target, name),
  })
  const page = { limit: 50, skipFirst: 0 }
  const filters = [
    { work: 'to_send' as const },
    { work: 'problems' as const },
    { work: 'unsent_mails' as const },
    { state: 'paid' as const },
    { status: 'ok' },
    { refund: 'failed' as const },
    { before: 20_000 },
    ...['åsa ek', '070-123 45 67', 'asa@example.com', '10001'].map(search => ({ search })),
    { from: '2026-11-01', to: '2026-11-02' },
    { work: 'to_send' as const, search: 'åsa', before: 20_000 },
  ]
  for (const filter of filters)
    for (const withRefunds of [false, true]) {
      asked.length = 0
      await loadOrders(watched, { ...page, ...filter }, { withRefunds })
      const { sql = '', values = [] } = asked.at(-1) ?? {}
      const { results } = await db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...values)
        .all<{ detail: string }>()
      const plan = results.map(({ detail }) => detail)
      expect(
        plan.filter(step => /^SCAN orders\b(?!.*orders_(to_send|with_problems))/.test(step)),
        JSON.stringify(filter),
      ).toEqual([])
      expect(
        plan.filter(step => /^SCAN (order_words|refunds)\b/.test(step)),
        JSON.stringify(filter),
      ).toEqual([])
    }
})
