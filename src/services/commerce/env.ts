import type { ShopEvent } from './lib/outcome.ts'
import type { Secrets } from './lib/secrets.ts'
import type { PaymentShop } from './payments/prepare.ts'

/** What routes find in Hono's context. */
export interface CommerceEnv {
  Bindings: Env & Secrets
  Variables: {
    /** What the request has at hand; another after a login. */
    shop: PaymentShop
    /** Does what no answer waits for. */
    perform: (event: ShopEvent) => Promise<unknown>
  }
}
