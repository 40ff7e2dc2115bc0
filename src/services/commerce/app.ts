import { Hono } from 'hono'
import { prettyJSON } from 'hono/pretty-json'
import { emailRoutes } from './account/email-routes.ts'
import { noticeRoutes } from './account/notice-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { listRoutes } from './catalogue/list-routes.ts'
import { expireOffers } from './catalogue/offers.ts'
import { productRoutes } from './catalogue/routes.ts'
import { detailRoutes } from './customers/detail-routes.ts'
import { customerPasskeyRoutes } from './customers/passkeys/routes.ts'
import { passwordRoutes } from './customers/passwords/password-routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { wishlistRoutes } from './customers/wishlist-routes.ts'
import { documentRoutes } from './documents/routes.ts'
import type { CommerceEnv } from './env.ts'
import { noStoreHeaders, onlyAllowedOrigins, repeatTraceId } from './http/headers.ts'
import { respondFailure } from './http/respond.ts'
import { inquiryRoutes } from './inquiries/routes.ts'
import { readMerchant } from './lib/merchant.ts'
import { fail } from './lib/outcome.ts'
import { isStorageError } from './lib/storage-errors.ts'
import { management } from './management/app.ts'
import { orderSummaryRoutes } from './management/orders/summary/routes.ts'
import { packingSlipRoutes } from './management/packing/slip-routes.ts'
import { linkRoutes } from './newsletter/link-routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { listProviders } from './providers.ts'
import { selectionRoutes } from './selection/routes.ts'
import { createPerformer, openShop } from './shop.ts'
import { unsupportedRoutes } from './unsupported-routes.ts'
import { voucherRoutes } from './vouchers/routes.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

/** The commerce service of this Worker: all routes below `/api/checkout`. */
export const commerce = new Hono<CommerceEnv>()
  .basePath('/api/checkout')
  .use(prettyJSON())
  .use(repeatTraceId)
  .use(noStoreHeaders)
  .use(onlyAllowedOrigins)
  .use('/management/*', async (c, next) => {
    const { COMMERCE_DB: db } = c.env
    const providers = listProviders(c.env)
    c.set('perform', createPerformer(c.env, { db, providers, merchant: readMerchant(c.env) }))
    c.set('paymentMethods', providers)
    await next()
    // Operators must see a changed price or stock level at once, instead of cached offers.
    if (c.req.method !== 'GET') expireOffers()
  })
  .route('/management', management)
  .use(async (c, next) => {
    const shop = await openShop(c.req.raw, c.env)
    c.set('shop', shop)
    c.set('perform', createPerformer(c.env, shop))
    await next()
  })
  .route('/', selectionRoutes)
  .route('/', voucherRoutes)
  .route('/', paymentRoutes)
  .route('/', orderRoutes)
  .route('/', documentRoutes)
  .route('/', packingSlipRoutes)
  .route('/', orderSummaryRoutes)
  .route('/', listRoutes)
  .route('/', productRoutes)
  .route('/', unsupportedRoutes)
  .route('/', wishlistRoutes)
  .route('/', customerRoutes)
  .route('/', customerPasskeyRoutes)
  .route('/', detailRoutes)
  .route('/', addressRoutes)
  .route('/', accountRoutes)
  .route('/', noticeRoutes)
  .route('/', emailRoutes)
  .route('/', passwordRoutes)
  .route('/', newsletterRoutes)
  .route('/', linkRoutes)
  .route('/', withdrawalRoutes)
  .route('/', inquiryRoutes)

commerce.notFound(c => respondFailure(c, fail(404, { route: 'not found' })))

commerce.onError((error, c) => {
  console.error(
    JSON.stringify({ event: 'commerce_failed', path: c.req.routePath, error: String(error.stack ?? error) }),
  )
  if (!isStorageError(error)) return respondFailure(c, fail(500, { server: 'failed' }))
  // The call may or may not have taken effect. The client can retry it in either case.
  return respondFailure(c, { ...fail(503, { server: 'unavailable' }), retryAfter: 5 })
})
