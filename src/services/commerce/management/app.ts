import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { fail } from '../lib/outcome.ts'
import { isBearer } from '../lib/secrets.ts'
import { categoryRoutes } from './category-routes.ts'
import { managedCustomerRoutes } from './customer-routes.ts'
import { type ManagementEnv, refuseManagement } from './http.ts'
import { managedOrderRoutes } from './orders/routes.ts'
import { personalDataRoutes } from './personal-data-routes.ts'
import { pricePlanRoutes } from './price-plans/routes.ts'
import { managedProductRoutes } from './products/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { stockRoutes } from './stock-routes.ts'
import { managedVoucherRoutes } from './vouchers/routes.ts'
import { managedWithdrawalRoutes } from './withdrawal-routes.ts'

/**
 * Rejects callers without the operator's token. If no token is configured, every call gets a 404.
 */
const onlyOperator = createMiddleware<ManagementEnv>(async (c, next) => {
  if (!c.env.MANAGEMENT_TOKEN) return refuseManagement(c, fail(404, { route: 'not found' }))
  if (await isBearer(c.env.MANAGEMENT_TOKEN, c.req.header('authorization'))) return next()
  return refuseManagement(c, fail(401, { authorization: 'needs the management token' }))
})

/** The operator's interface: stock, prices, orders, vouchers and so on. `npm run shop` calls it. */
export const management = new Hono<ManagementEnv>()
  .use(onlyOperator)
  .route('/', stockRoutes)
  .route('/', managedOrderRoutes)
  .route('/', pricePlanRoutes)
  .route('/', managedVoucherRoutes)
  .route('/', managedProductRoutes)
  .route('/', categoryRoutes)
  .route('/', managedCustomerRoutes)
  .route('/', personalDataRoutes)
  .route('/', setupRoutes)
  .route('/', managedWithdrawalRoutes)
  .all('*', c => refuseManagement(c, fail(404, { route: 'not found' })))
