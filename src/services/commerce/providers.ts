import type { Language } from './languages.ts'

/** A way to pay: what it is called, and the page where a payment is made. Real providers are added to `providersOf`. */
export interface PaymentProvider {
  paymentMethod: string
  names: Record<Language, string>
  /** The hosted page's path and query for a payment; on the shop's own host. */
  page: (reference: string) => string
}

const testProvider: PaymentProvider = {
  paymentMethod: 'test',
  names: { en: 'Test payment', sv: 'Testbetalning' },
  page: reference => `/__pay/${reference}`,
}

/** The providers this shop is configured with. Without one nothing can be ordered, not even for a total of 0. */
export const providersOf = (env: Env): PaymentProvider[] => (env.LOCAL_TOOLS ? [testProvider] : [])

export const findProvider = (env: Env, paymentMethod: string | null) =>
  paymentMethod
    ? (providersOf(env).find(provider => provider.paymentMethod === paymentMethod) ?? null)
    : (providersOf(env)[0] ?? null)
