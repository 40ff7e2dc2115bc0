import type { Consent } from '../lib/fields.ts'
import { type Failure, fail, type Outcome, succeed } from '../lib/outcome.ts'
import { countUse, runWithinLimits } from '../limits/limiter.ts'
import { requestConfirmation } from '../newsletter/subscriptions.ts'
import { loadSelectionLanguage } from '../selection/quote.ts'
import type { AddressTexts } from '../selection/state.ts'
import { type CustomerShop, logIn, pickMailLanguage } from './login.ts'
import { checkNewPassword } from './passwords/new-passwords.ts'
import { hashPassword } from './passwords/passwords.ts'
import { type CustomerDetails, type CustomerRecord, findCustomer, insertCustomer } from './storage.ts'

type NewDetails = Partial<CustomerDetails> & Pick<CustomerDetails, 'email' | 'firstName' | 'lastName'>

/**
 * Creates an account. Fails with 409 if the address has an account already. Since that reveals who
 * has an account, the rate limit is low.
 */
export async function register(
  shop: CustomerShop,
  details: NewDetails,
  password: string,
): Promise<Outcome<CustomerRecord>> {
  const { db, limits, address } = shop
  const { email } = details
  const limited = await countUse(limits, [{ rule: 'registerByAddress', of: address }])
  if (limited) return limited
  const language = await pickMailLanguage(shop, details.language)
  const registered = await runWithinLimits(limits, [{ rule: 'registerByEmail', of: email.toLowerCase() }], async () => {
    const isTaken = await findCustomer(db, email)
    const value = isTaken ? null : await insertCustomer(db, details, await hashPassword(password), language)
    return { value, counts: false }
  })
  if (!registered.ok) return registered
  if (!registered.value) return fail(409, { email: 'already registered' })
  const { customer, mail } = registered.value
  const newsletter = customer.newsletter ? await requestConfirmation(shop, customer) : null
  return succeed(customer, [{ kind: 'send_mail', id: mail }, ...(newsletter?.events ?? [])])
}

/**
 * Assigns the session's last order to the customer who has just registered, if it was placed as a
 * guest with the same e-mail address.
 */
export async function assignLastOrder({ db, session, customer }: CustomerShop) {
  const { lastPurchase } = await session.load()
  if (!customer || !lastPurchase) return
  const setCustomer = "SET snapshot = json_set(snapshot, '$.customer', ?1)"
  const isSameGuest = `snapshot ->> 'customer' IS NULL AND snapshot ->> 'email' = ?2 COLLATE NOCASE`
  const { payments, orders } = {
    payments: `UPDATE payments ${setCustomer} WHERE reference = (SELECT payment FROM orders WHERE reference = ?3) AND ${isSameGuest}`,
    orders: `UPDATE orders ${setCustomer} WHERE reference = ?3 AND ${isSameGuest}`,
  }
  const values = [customer.customer, customer.email, lastPurchase.order]
  await db.batch([payments, orders].map(change => db.prepare(change).bind(...values)))
}

/** Account data that the checkout sends with the billing address. */
export interface NewAccount {
  password?: string | undefined
  newsletter?: boolean | undefined
  consents?: Consent[] | undefined
}

/**
 * Creates an account from a checked billing address, and logs the customer in. The session gets a
 * new token and keeps its bag.
 */
export async function registerBuyer<T extends CustomerShop>(
  shop: T,
  texts: AddressTexts,
  { password, newsletter = false, consents }: NewAccount,
): Promise<Outcome<T>> {
  if (shop.session.token === null) return fail(403, { accessRight: 'denied' })
  const chosen = checkNewPassword(password, 'address.password')
  if (!chosen.ok) return chosen
  const { email = '', firstName = '', lastName = '', ...others } = texts
  const { address1, address2, zipCode, city, state, country, phoneNumber } = others
  const addressFields = { address1, address2, zipCode, city, state, country, phoneNumber }
  const details = Object.fromEntries(Object.entries(addressFields).filter(([, text]) => text))
  const language = await loadSelectionLanguage(shop)
  const preferences = { language, newsletter, ...(consents ? { consents } : {}) }
  const registered = await register(shop, { ...details, ...preferences, email, firstName, lastName }, chosen.value)
  if (!registered.ok) return withAddressFields(registered)
  const login = await logIn(shop, registered.value)
  const { events = [] } = registered
  return login.ok ? { ...login, events } : withAddressFields({ ...login, events })
}

/** Renames the fields of a failure to their names in the checkout, such as `address.email`. */
function withAddressFields(failure: Failure): Failure {
  if (failure.status === 429) return failure
  const errors = Object.entries(failure.errors).map(([field, error]) => [`address.${field}`, error])
  return { ...failure, errors: Object.fromEntries(errors) }
}
