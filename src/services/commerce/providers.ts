import type { PaymentProvider, PaymentSecrets } from './payments/provider.ts'
import { stripeProviders } from './payments/stripe/provider.ts'
import { testProviders } from './payments/test/providers.ts'

/**
 * Lists the configured payment providers. If the list is empty, nobody can order anything, not even
 * for a total of 0.
 */
export const listProviders = (env: Env & PaymentSecrets): PaymentProvider[] => [
  ...stripeProviders(env),
  ...(__LOCAL__ && env.LOCAL_TOOLS ? testProviders(env) : []),
]
