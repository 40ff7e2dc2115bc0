import type { ShopEvent } from './lib/outcome.ts'
import type { Secrets } from './lib/secrets.ts'
import type { PaymentShop } from './payments/prepare.ts'
import type { PaymentMethod } from './selection/state.ts'

/** The types of Hono's context in all routes of the commerce service. */
export interface CommerceEnv {
  Bindings: Env & Secrets
  Variables: {
    /**
     * What the code that handles the request depends on (see `openShop`). It is replaced when a
     * visitor logs in, because the customer has another session.
     */
    shop: PaymentShop
    /** Performs an event, such as sending a mail, after the response. */
    perform: (event: ShopEvent) => Promise<unknown>
    /** The configured payment methods; set for the management interface only. */
    paymentMethods: PaymentMethod[]
  }
}
