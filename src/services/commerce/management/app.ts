import { Hono } from 'hono'
import { fail } from '../lib/outcome.ts'
import { auditRoutes } from './audit-routes.ts'
import { authorize } from './authorize.ts'
import { bookRoutes } from './books/routes.ts'
import { categoryRoutes } from './category-routes.ts'
import { managedCustomerRoutes } from './customer-routes.ts'
import { type ManagementEnv, refuseManagement } from './http.ts'
import { orderContactRoutes } from './orders/contact-routes.ts'
import { managedRefundRoutes } from './orders/refund-routes.ts'
import { managedOrderRoutes } from './orders/routes.ts'
import { packingRoutes } from './packing/routes.ts'
import { personalDataRoutes } from './personal-data-routes.ts'
import { pricePlanRoutes } from './price-plans/routes.ts'
import { priceRoutes } from './price-routes.ts'
import { managedProductRoutes } from './products/routes.ts'
import { setupRoutes } from './setup/routes.ts'
import { stockRoutes } from './stock/routes.ts'
import { todayRoutes } from './today/routes.ts'
import { managedVoucherRoutes } from './vouchers/routes.ts'
import { managedWithdrawalRoutes } from './withdrawal-routes.ts'

/** The operator's interface: stock, prices, orders, vouchers and so on. `npm run shop` calls it. */
export const management = new Hono<ManagementEnv>()
  .use(authorize)
  .route('/', auditRoutes)
  .route('/', todayRoutes)
  .route('/', stockRoutes)
  .route('/', packingRoutes)
  .route('/', priceRoutes)
  .route('/', managedOrderRoutes)
  .route('/', bookRoutes)
  .route('/', orderContactRoutes)
  .route('/', managedRefundRoutes)
  .route('/', pricePlanRoutes)
  .route('/', managedVoucherRoutes)
  .route('/', managedProductRoutes)
  .route('/', categoryRoutes)
  .route('/', managedCustomerRoutes)
  .route('/', personalDataRoutes)
  .route('/', setupRoutes)
  .route('/', managedWithdrawalRoutes)
  .all('*', c => refuseManagement(c, fail(404, { route: 'not found' })))
