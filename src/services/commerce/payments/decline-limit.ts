import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../env.ts'
import { respondFailure } from '../http/respond.ts'
import { payerNetwork, retryAfterDeclines, tooManyPayments } from './counts.ts'

/**
 * More declined payments than a legitimate shopper (5) or office (15) has indicate card testing.
 */
const declines = { selection: 5, network: 15 }

/** Limits payments after many declined ones, by selection and by network address. */
export const limitDeclines = createMiddleware<CommerceEnv>(async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const { shop } = c.var
  const { id } = await shop.session.load()
  // Before the first query: a query that fails while nobody waits for it is an unhandled rejection.
  const network = await payerNetwork(shop)
  const waits = await Promise.all([
    retryAfterDeclines(shop.db, 'selection', id, declines.selection),
    retryAfterDeclines(shop.db, 'network', network, declines.network),
  ])
  const seconds = Math.max(...waits)
  return seconds > 0 ? respondFailure(c, await tooManyPayments(shop, seconds)) : next()
})
