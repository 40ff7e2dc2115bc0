import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from './http.ts'
import { refuseForNow } from './limits.ts'

/** So many declined payments of one selection within so many ms are a shopper's bad day; more look like someone trying cards. */
const most = 5
const span = 10 * 60 * 1000

/** Slows down who has had many payments declined: the next one must wait until the oldest of them is long enough ago. */
export const limitFailures = createMiddleware<CommerceEnv>(async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const { id } = await c.var.session.load()
  const wait = await waitOf(c.env.COMMERCE_DB, id)
  return wait === null ? next() : refuseForNow(c, wait)
})

/** Seconds to wait; null for nothing. */
async function waitOf(db: D1Database, selection: string): Promise<number | null> {
  const oldest = await db
    .prepare(
      `SELECT created FROM payments WHERE selection = ? AND status = 'declined' AND created > ?
       ORDER BY created DESC LIMIT 1 OFFSET ?`,
    )
    .bind(selection, new Date(Date.now() - span).toISOString(), most - 1)
    .first<string>('created')
  return oldest === null ? null : Math.max(1, Math.ceil((Date.parse(oldest) + span - Date.now()) / 1000))
}
