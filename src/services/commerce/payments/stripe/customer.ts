import { digest } from '../../lib/ids.ts'
import type { PaymentSecrets } from '../provider.ts'
import { anyResponse, requestStripe, StripeMissing, withId } from './api.ts'

type StripeEnv = Env & PaymentSecrets

/**
 * Returns the id of Stripe's customer object for a customer, and creates that object if needed.
 * Given this id, Stripe's payment page offers to save the card, and shows the cards saved before.
 */
export async function findStripeCustomer(env: StripeEnv, customer: number, email: string): Promise<string> {
  const { COMMERCE_DB: db } = env
  const find = () => db.prepare('SELECT id FROM stripe_customers WHERE customer = ?').bind(customer).first<string>('id')
  const stored = await find()
  if (stored) return stored
  const { id } = await requestStripe(env, 'customers', withId, {
    fields: { email, 'metadata[customer]': customer },
    key: `customer-${customer}-${await digest(email)}`,
  })
  await db
    .prepare('INSERT INTO stripe_customers (customer, id) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .bind(customer, id)
    .run()
  return (await find()) ?? id
}

/** Forgets the id of a customer whom Stripe no longer knows. */
export const forgetStripeCustomer = (db: D1Database, customer: number) =>
  db.prepare('DELETE FROM stripe_customers WHERE customer = ?').bind(customer).run()

/**
 * The fields of a Checkout Session that make Stripe's page offer to save cards, and to remove saved
 * ones.
 */
export const createSavingFields = (id: string) => ({
  customer: id,
  'saved_payment_method_options[payment_method_save]': 'enabled',
  'saved_payment_method_options[payment_method_remove]': 'enabled',
})

/**
 * Deletes Stripe's customer objects, including saved cards, for customers whose accounts were
 * deleted.
 */
export async function eraseStripeCustomers(env: StripeEnv) {
  const { COMMERCE_DB: db } = env
  const { results } = await db
    .prepare('SELECT customer, id FROM stripe_customers WHERE erase = 1 LIMIT 20')
    .all<{ customer: number; id: string }>()
  for (const { customer, id } of results) {
    try {
      const path = `customers/${encodeURIComponent(id)}`
      await requestStripe(env, path, anyResponse, { fields: {}, key: `erase-${id}`, method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof StripeMissing)) throw error
    }
    await forgetStripeCustomer(db, customer)
  }
}
