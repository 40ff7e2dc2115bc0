import { type Context, Hono } from 'hono'
import { prettyJSON } from 'hono/pretty-json'
import { emailRoutes } from './account/email-routes.ts'
import { noticeRoutes } from './account/notice-routes.ts'
import { accountRoutes } from './account/routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { listRoutes } from './catalogue/list-routes.ts'
import { productRoutes } from './catalogue/routes.ts'
import { detailRoutes } from './customers/detail-routes.ts'
import { customerPasskeyRoutes } from './customers/passkeys/routes.ts'
import { passwordRoutes } from './customers/passwords/password-routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { wishlistRoutes } from './customers/wishlist-routes.ts'
import { documentRoutes } from './documents/routes.ts'
import type { CommerceEnv } from './env.ts'
import { respondToError } from './http/error.ts'
import { noStoreHeaders, onlyAllowedOrigins, repeatTraceId } from './http/headers.ts'
import { respondFailure } from './http/respond.ts'
import { inquiryRoutes } from './inquiries/routes.ts'
import { fail } from './lib/outcome.ts'
import { linkRoutes } from './newsletter/link-routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
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
  .all('/management/*', respondToOperator)
  .get('/packing-slips', respondToOperator)
  .get('/order-summary', respondToOperator)
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

commerce.onError(respondToError)

/** Operators' routes are imported when they are first called: visitors do not need them. */
async function respondToOperator(c: Context<CommerceEnv>) {
  const { managementApp } = await import('./management-app.ts')
  return managementApp.fetch(c.req.raw, c.env, c.executionCtx)
}
