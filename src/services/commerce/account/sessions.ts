import { digest } from '../lib/ids.ts'

/** A login of a customer that has not ended. */
export interface StoredSession {
  /** An id that is not secret. */
  session: string
  /** ISO times in UTC. `used` is updated at most once an hour. */
  created: string
  used: string
  /** Browser and system, from `describeDevice`. */
  device: string
  /** Whether it is the login that the request uses. */
  isCurrent: boolean
}

/** Loads a customer's logins, the current one first, then the most recently used. */
export async function loadSessions(db: D1Database, customer: number, token: string): Promise<StoredSession[]> {
  const { results } = await db
    .prepare(
      `SELECT session, created, used, device, token = ? AS isCurrent FROM sessions WHERE customer = ? AND expires > ?
       ORDER BY isCurrent DESC, used DESC, session`,
    )
    .bind(await digest(token), customer, new Date().toISOString())
    .all<Omit<StoredSession, 'isCurrent'> & { isCurrent: number }>()
  return results.map(row => ({ ...row, isCurrent: row.isCurrent === 1 }))
}

/**
 * Ends one login of a customer, or all when `session` is null, but never the one with this token.
 * Returns the number of ended logins.
 */
export async function endOthers(db: D1Database, customer: number, token: string, session: string | null) {
  const { meta } = await db
    .prepare('DELETE FROM sessions WHERE customer = ?1 AND token <> ?2 AND (?3 IS NULL OR session = ?3)')
    .bind(customer, await digest(token), session)
    .run()
  return meta.changes
}
