import type { PaymentProvider, PaymentSecrets } from './payments/provider.ts'
import { stripeProvider } from './payments/stripe/provider.ts'
import { testProviders } from './payments/test/providers.ts'

/** The providers this shop is configured with. Without one nothing can be ordered, not even for a total of 0. */
const providersOf = (env: Env & PaymentSecrets): PaymentProvider[] => [
  ...stripeProvider(env),
  ...(__LOCAL__ && env.LOCAL_TOOLS ? testProviders(env) : []),
]

/** Those that shoppers are offered, and the one that was chosen by name. */
export const offeredProviders = (env: Env, chosen: string | null) =>
  providersOf(env).filter(({ offered, paymentMethod }) => offered || paymentMethod === chosen)

export const findProvider = (env: Env, paymentMethod: string | null) =>
  providersOf(env).find(provider => (paymentMethod ? provider.paymentMethod === paymentMethod : provider.offered)) ??
  null
