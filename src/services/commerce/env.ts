import type { ShopEvent } from './lib/outcome.ts'
import type { Secrets } from './lib/secrets.ts'
import type { PaymentShop } from './payments/prepare.ts'
import type { PaymentMethod } from './selection/state.ts'

/** The types of Hono's context in all routes of the commerce service. */
export interface CommerceEnv {
  Bindings: Env & Secrets
  Variables: {
    /** The dependencies of the request's code. A login replaces them with the customer's. */
    shop: PaymentShop
    /** Performs an event, such as sending a mail, after the response. */
    perform: (event: ShopEvent) => Promise<unknown>
    /** The configured payment methods; set for the management interface only. */
    paymentMethods: PaymentMethod[]
  }
}
