import { Hono } from 'hono'
import { expireOffers } from './catalogue/offers.ts'
import type { CommerceEnv } from './env.ts'
import { respondToError } from './http/error.ts'
import { readMerchant } from './lib/merchant.ts'
import { management } from './management/app.ts'
import { orderSummaryRoutes } from './management/orders/summary/routes.ts'
import { packingSlipRoutes } from './management/packing/slip-routes.ts'
import { listProviders } from './providers.ts'
import { createPerformer } from './shop.ts'

/** The routes of the commerce service that only operators use. */
export const managementApp = new Hono<CommerceEnv>()
  .basePath('/api/checkout')
  .use(async (c, next) => {
    const { COMMERCE_DB: db } = c.env
    const providers = listProviders(c.env)
    c.set('perform', createPerformer(c.env, { db, providers, merchant: readMerchant(c.env) }))
    c.set('paymentMethods', providers)
    await next()
    // Operators must see a changed price or stock level at once, instead of cached offers.
    if (c.req.method !== 'GET') expireOffers()
  })
  .route('/management', management)
  .route('/', packingSlipRoutes)
  .route('/', orderSummaryRoutes)
  .onError(respondToError)
