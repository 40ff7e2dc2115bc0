import type { Shop } from '../../app.ts'
import type { Row } from './ledger.ts'

/**
 * What the commerce service has stored, for tests that read or change it. `shop` is a function
 * because it may not run yet.
 */
export function storedData(shop: () => Shop) {
  const sql = (query: string) => shop().env.COMMERCE_DB.prepare(query).run()

  const prepared = new Map<string, D1PreparedStatement>()
  // To prepare one is a round trip of its own to the runtime, in which this process waits.
  const prepare = (query: string) => {
    const statement = prepared.get(query) ?? shop().env.COMMERCE_DB.prepare(query)
    prepared.set(query, statement)
    return statement
  }

  /** The rows of each query, all of one moment. */
  async function ask(queries: string[]): Promise<Row[][]> {
    const results = await shop().env.COMMERCE_DB.batch<Row>(queries.map(prepare))
    return results.map(({ results: rows }) => rows)
  }

  /** The first value of the first row. */
  async function one(query: string): Promise<number | string | null> {
    const row = await shop().env.COMMERCE_DB.prepare(query).first<Record<string, number | string>>()
    return row ? (Object.values(row)[0] ?? null) : null
  }

  const status = (reference: string) => one(`SELECT status FROM payments WHERE reference = '${reference}'`)
  const reserved = () => one('SELECT COALESCE(SUM(quantity), 0) FROM reservations')
  /** As if the payment had been started, and its status requested, long ago. */
  const age = (reference: string) =>
    sql(`UPDATE payments SET created = '2026-01-01T00:00:00.000Z', polled = NULL WHERE reference = '${reference}'`)
  const runScheduled = () => shop().worker.scheduled({ cron: '*/5 * * * *' })

  return { sql, ask, one, status, reserved, age, runScheduled }
}
