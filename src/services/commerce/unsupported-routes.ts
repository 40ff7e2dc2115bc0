import { type Context, Hono } from 'hono'
import type { CommerceEnv } from './env.ts'
import { respondFailure } from './http/respond.ts'
import { fail } from './lib/outcome.ts'

/**
 * Routes of features that this service does not support, but Centra, whose interface it implements,
 * does. They respond as Centra does when a feature is disabled.
 */
const unsupported = [
  '/items/bundles/*',
  '/items/gift-certificates/*',
  '/bundles/*',
  '/gift-certificates',
  '/gift-certificates/*',
  '/lines/:line/subscription-plan',
  '/lines/:line/subscription-plan/*',
  '/customer/subscription',
  '/customer/subscription/*',
  '/campaign-site',
  '/brick-and-mortar',
  '/brick-and-mortar/*',
  '/fulfillment-check',
  '/allocation-rule/*',
  '/orders/:order/items',
  '/orders/:order/items/*',
]

export const unsupportedRoutes = new Hono<CommerceEnv>()
  .on(['GET', 'POST', 'PUT', 'DELETE'], unsupported, (c: Context<CommerceEnv>) =>
    respondFailure(c, fail(403, { feature: 'not available' })),
  )
  .post('/address-search', c => respondFailure(c, fail(503, { paymentMethod: 'address search is not available' })))
  .post('/cms/articles', c => respondFailure(c, fail(503, { cms: 'not available' })))
