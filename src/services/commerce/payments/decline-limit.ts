import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../env.ts'
import { respondFailure } from '../http/respond.ts'
import { createLimitFailure, hashPayerNetwork, secondsAfterDeclines } from './counts.ts'

/**
 * Maximum numbers of declined payments. Shoppers rarely have 5, and offices rarely 15; more than
 * that indicates card testing.
 */
const declines = { selection: 5, network: 15 }

/** Limits payments after many declined ones, by selection and by network address. */
export const limitDeclines = createMiddleware<CommerceEnv>(async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const { shop } = c.var
  const { id } = await shop.session.load()
  // Hashing comes before the first query, since a query that fails while it is not yet awaited
  // would be an unhandled rejection.
  const network = await hashPayerNetwork(shop)
  const waits = await Promise.all([
    secondsAfterDeclines(shop.db, 'selection', id, declines.selection),
    secondsAfterDeclines(shop.db, 'network', network, declines.network),
  ])
  const seconds = Math.max(...waits)
  return seconds > 0 ? respondFailure(c, await createLimitFailure(shop, seconds)) : next()
})
