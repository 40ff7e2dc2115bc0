import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { fail } from '../lib/outcome.ts'
import { isBearer } from '../lib/secrets.ts'
import { categoryRoutes } from './category-routes.ts'
import { customerRoutes } from './customer-routes.ts'
import { type ManagementEnv, respondFailure } from './http.ts'
import { orderRoutes } from './orders/routes.ts'
import { personalDataRoutes } from './personal-data-routes.ts'
import { pricePlanRoutes } from './price-plans/routes.ts'
import { productRoutes } from './products/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { stockRoutes } from './stock-routes.ts'
import { voucherRoutes } from './vouchers/routes.ts'
import { withdrawalRoutes } from './withdrawal-routes.ts'

/** Without a configured token the interface does not exist; with one, callers need it. */
const onlyOperator = createMiddleware<ManagementEnv>(async (c, next) => {
  if (!c.env.MANAGEMENT_TOKEN) return respondFailure(c, fail(404, { route: 'not found' }))
  if (await isBearer(c.env.MANAGEMENT_TOKEN, c.req.header('authorization'))) return next()
  return respondFailure(c, fail(401, { authorization: 'needs the management token' }))
})

/** The operator's interface: stock and prices, orders and vouchers. `npm run shop` calls it. */
export const management = new Hono<ManagementEnv>()
  .use(onlyOperator)
  .route('/', stockRoutes)
  .route('/', orderRoutes)
  .route('/', pricePlanRoutes)
  .route('/', voucherRoutes)
  .route('/', productRoutes)
  .route('/', categoryRoutes)
  .route('/', customerRoutes)
  .route('/', personalDataRoutes)
  .route('/', setupRoutes)
  .route('/', withdrawalRoutes)
  .all('*', c => respondFailure(c, fail(404, { route: 'not found' })))
