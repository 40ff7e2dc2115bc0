import { createMiddleware } from 'hono/factory'
import type { CommerceEnv } from '../env.ts'
import { respondFailure } from '../http/respond.ts'
import { createLimitFailure, hashPayerNetwork, secondsAfterDeclines } from './counts.ts'

/**
 * Maximum number of declined payments of one selection, and of one network address. A shopper
 * rarely has 5 and an office rarely 15, so more are probably somebody who tests stolen cards.
 */
const declines = { selection: 5, network: 15 }

/** Refuses a payment if its selection or network address has too many declined ones. */
export const limitDeclines = createMiddleware<CommerceEnv>(async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const { shop } = c.var
  const { id } = await shop.session.load()
  // The hash is awaited before the queries start. A query that failed during that time would be an
  // unhandled rejection.
  const network = await hashPayerNetwork(shop)
  const waits = await Promise.all([
    secondsAfterDeclines(shop.db, 'selection', id, declines.selection),
    secondsAfterDeclines(shop.db, 'network', network, declines.network),
  ])
  const seconds = Math.max(...waits)
  return seconds > 0 ? respondFailure(c, await createLimitFailure(shop, seconds)) : next()
})
