import { digest } from '../lib/ids.ts'

/** A login that has not ended. */
export interface StoredSession {
  /** Names it without its secret. */
  session: string
  /** ISO times in UTC; `used` is at most an hour late. */
  created: string
  used: string
  /** As `deviceOf` names it. */
  device: string
  /** Whether it is the one with this token. */
  isCurrent: boolean
}

/** A customer's logins, the present one first, then by their use. */
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
 * Ends one login of a customer, or all where `session` is null, but never the one with this token.
 * Returns how many ended.
 */
export async function endOthers(db: D1Database, customer: number, token: string, session: string | null) {
  const { meta } = await db
    .prepare('DELETE FROM sessions WHERE customer = ?1 AND token <> ?2 AND (?3 IS NULL OR session = ?3)')
    .bind(customer, await digest(token), session)
    .run()
  return meta.changes
}
