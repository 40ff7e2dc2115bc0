import { retry } from '../../../tools/local/retry.ts'
import { openCommerceDatabase } from '../../shop/journey/commerce-database.ts'
import type { Shop } from '../../support/app.ts'
import type { Row } from './ledger.ts'

/**
 * What the commerce service has stored, for tests that read or change it. `shop` is a function
 * because it may not run yet.
 */
export function openStoredData(shop: () => Shop) {
  // After some idle seconds the connection may just be closing; then the query was not sent.
  const sql = (query: string) => retry(() => shop().env.COMMERCE_DB.prepare(query).run())

  const prepared = new Map<string, D1PreparedStatement>()
  // To prepare one is a round trip of its own to the runtime, in which this process waits.
  const prepare = (query: string) => {
    const statement = prepared.get(query) ?? shop().env.COMMERCE_DB.prepare(query)
    prepared.set(query, statement)
    return statement
  }
  /** Several changes at once, where they are repeated. */
  const change = (queries: string[]) => retry(() => shop().env.COMMERCE_DB.batch(queries.map(prepare)))

  let query: ReturnType<typeof openCommerceDatabase> | undefined
  /**
   * The rows of each query, all of one moment. Read from the file: the runtime's bindings cost 5 ms
   * of CPU for each query.
   */
  const ask = (queries: string[]): Row[][] => {
    query ??= openCommerceDatabase(shop().state)
    return query(queries)
  }

  /** The first value of the first row. */
  async function one(query: string): Promise<number | string | null> {
    const [value = null] = Object.values(ask([query])[0]?.[0] ?? {})
    if (value === null || typeof value === 'number' || typeof value === 'string') return value
    throw new Error(`${query} gives neither a number nor a text`)
  }

  const status = (reference: string) => one(`SELECT status FROM payments WHERE reference = '${reference}'`)
  const reserved = () => one('SELECT COALESCE(SUM(quantity), 0) FROM reservations')
  /** Makes the payment and the last request for its status old. */
  const age = (reference: string) =>
    sql(`UPDATE payments SET created = '2026-01-01T00:00:00.000Z', polled = NULL WHERE reference = '${reference}'`)
  const runScheduled = () => retry(() => shop().worker.scheduled({ cron: '*/5 * * * *' }))

  return { sql, change, ask, one, status, reserved, age, runScheduled }
}
