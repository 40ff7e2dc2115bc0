import { retry } from '../../../tools/local/retry.ts'
import { openCommerceDatabase } from '../../shop/journey/commerce-database.ts'
import type { Shop } from '../../support/app.ts'
import type { Row } from './ledger.ts'

/**
 * Reads and changes the commerce service's database. `shop` is a function because the shop may
 * start later.
 */
export function openStoredData(shop: () => Shop) {
  // An idle connection may close just before the query is sent, so the query is retried.
  const sql = (query: string) => retry(() => shop().env.COMMERCE_DB.prepare(query).run())

  const prepared = new Map<string, D1PreparedStatement>()
  // Preparing a statement blocks this process for a round trip to the runtime, so statements are
  // reused.
  const prepare = (query: string) => {
    const statement = prepared.get(query) ?? shop().env.COMMERCE_DB.prepare(query)
    prepared.set(query, statement)
    return statement
  }
  /** Runs all queries in one batch. Faster than `sql` for queries that are repeated. */
  const change = (queries: string[]) => retry(() => shop().env.COMMERCE_DB.batch(queries.map(prepare)))

  let query: ReturnType<typeof openCommerceDatabase> | undefined
  /**
   * The rows of each query, all from the same moment. They are read from the database's file,
   * because a query through the runtime's bindings costs 5 ms of CPU time.
   */
  const ask = (queries: string[]): Row[][] => {
    query ??= openCommerceDatabase(shop().state)
    return query(queries)
  }

  /** The first value of the query's first row, or null without a row. */
  async function one(query: string): Promise<number | string | null> {
    const [value = null] = Object.values(ask([query])[0]?.[0] ?? {})
    if (value === null || typeof value === 'number' || typeof value === 'string') return value
    throw new Error(`The value that ${query} returned is neither a number nor text`)
  }

  const status = (reference: string) => one(`SELECT status FROM payments WHERE reference = '${reference}'`)
  const reserved = () => one('SELECT COALESCE(SUM(quantity), 0) FROM reservations')
  /** Makes the payment so old that the cron job polls it. */
  const age = (reference: string) =>
    sql(`UPDATE payments SET created = '2026-01-01T00:00:00.000Z', polled = NULL WHERE reference = '${reference}'`)
  const runScheduled = () => retry(() => shop().worker.scheduled({ cron: '*/5 * * * *' }))

  return { sql, change, ask, one, status, reserved, age, runScheduled }
}
