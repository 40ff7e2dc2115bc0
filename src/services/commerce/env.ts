import type { ShopEvent } from './lib/outcome.ts'
import type { Secrets } from './lib/secrets.ts'
import type { PaymentShop } from './payments/prepare.ts'
import type { PaymentMethod } from './selection/state.ts'

/** The values in Hono's context. */
export interface CommerceEnv {
  Bindings: Env & Secrets
  Variables: {
    /** The request's `Shop`; replaced after a login. */
    shop: PaymentShop
    /** Performs events after the response. */
    perform: (event: ShopEvent) => Promise<unknown>
    /** The configured payment methods; set for the management interface only. */
    paymentMethods: PaymentMethod[]
  }
}
