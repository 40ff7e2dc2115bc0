import { Hono } from 'hono'
import * as v from 'valibot'
import { fail } from '../lib/outcome.ts'
import { loadWithdrawals } from '../withdrawals/storage.ts'
import { withdrawalView } from '../withdrawals/view.ts'
import { type ManagementEnv, page, respondFailure } from './http.ts'

/** Lists withdrawals, including those that match no order. */
export const withdrawalRoutes = new Hono<ManagementEnv>().get('/withdrawals', async c => {
  const query = v.safeParse(page, c.req.query())
  if (!query.success) return respondFailure(c, fail(406, { page: query.issues[0].message }))
  const { COMMERCE_DB: db } = c.env
  const stored = await loadWithdrawals(db, query.output)
  return c.json({ withdrawals: await Promise.all(stored.map(withdrawal => withdrawalView(db, withdrawal))) })
})
