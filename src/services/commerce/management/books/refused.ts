/** How long refused payments are listed, in ms. */
const listedMs = 30 * 24 * 60 * 60 * 1000

/** Payments that the provider has refused to start for the same reason. */
interface Row {
  method: string
  /** The provider's reason. */
  refusal: string
  payments: number
  /** When the newest of these payments was refused, as an ISO time in UTC. */
  last: string
}

/**
 * Loads at most 50 reasons why payments of the last 30 days could not be started, if only the
 * merchant can remove the cause. The most recent reason is first.
 */
export async function loadRefused(db: D1Database, now: Date): Promise<Row[]> {
  const { results } = await db
    .prepare(
      `SELECT method, refusal, COUNT(*) AS payments, MAX(created) AS last FROM payments
       WHERE refusal IS NOT NULL AND created > ? GROUP BY method, refusal ORDER BY last DESC LIMIT 50`,
    )
    .bind(new Date(now.getTime() - listedMs).toISOString())
    .all<Row>()
  return results
}
