import { Hono } from 'hono'
import { prettyJSON } from 'hono/pretty-json'
import { listRoutes } from './catalogue/list-routes.ts'
import { productRoutes } from './catalogue/routes.ts'
import { detailRoutes } from './customers/detail-routes.ts'
import { passwordRoutes } from './customers/password-routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { wishlistRoutes } from './customers/wishlist-routes.ts'
import { correlation, onlyAllowedOrigins, unstored } from './http/headers.ts'
import { answerSelection, type CommerceEnv, loadSelection, refuse } from './http/respond.ts'
import { isStorageAway } from './lib/storage-errors.ts'
import { limitGuesses } from './limits/limiter.ts'
import { management } from './management/app.ts'
import { linkRoutes } from './newsletter/link-routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { limitDeclines } from './payments/decline-limit.ts'
import { paymentRoutes } from './payments/routes.ts'
import { choiceRoutes } from './selection/choice-routes.ts'
import { itemRoutes } from './selection/routes.ts'
import { serverRoutes } from './selection/server-routes.ts'
import { openSession } from './session.ts'
import { featureRoutes } from './unsupported-routes.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

/** The embedded commerce service: the checkout interface, at `/api/checkout` of any host. */
export const commerce = new Hono<CommerceEnv>()
  .basePath('/api/checkout')
  .use(prettyJSON())
  .use(correlation)
  .use(unstored)
  .use(onlyAllowedOrigins)
  .route('/management', management)
  .use(async (c, next) => {
    c.set('session', await openSession(c.req.raw, c.env))
    await next()
  })
  .use('/vouchers/*', limitGuesses)
  .use('/payment', limitDeclines)
  .get('/selection', async c => answerSelection(c, await loadSelection(c)))
  .route('/', itemRoutes)
  .route('/', choiceRoutes)
  .route('/', paymentRoutes)
  .route('/', listRoutes)
  .route('/', productRoutes)
  .route('/', serverRoutes)
  .route('/', featureRoutes)
  .route('/', wishlistRoutes)
  .route('/', customerRoutes)
  .route('/', detailRoutes)
  .route('/', passwordRoutes)
  .route('/', newsletterRoutes)
  .route('/', linkRoutes)
  .route('/', withdrawalRoutes)

commerce.notFound(c => refuse(c, 404, { route: 'not found' }))

commerce.onError((error, c) => {
  console.error(
    JSON.stringify({ event: 'commerce_failed', path: c.req.routePath, error: String(error.stack ?? error) }),
  )
  if (!isStorageAway(error)) return refuse(c, 500, { server: 'failed' })
  // What was asked may have been done or not; every change is one that can be asked for again.
  c.header('Retry-After', '5')
  return refuse(c, 503, { server: 'unavailable' })
})
