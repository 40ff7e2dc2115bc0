import type { Consent } from '../lib/fields.ts'
import { type Failure, fail, type Outcome, succeed } from '../lib/outcome.ts'
import { countUse, withLimit } from '../limits/limiter.ts'
import { requestConfirmation } from '../newsletter/subscriptions.ts'
import { loadSelectionLanguage } from '../selection/quote.ts'
import type { AddressTexts } from '../selection/state.ts'
import { type CustomerShop, logIn, mailLanguage } from './login.ts'
import { checkNewPassword } from './passwords/new-passwords.ts'
import { hashPassword } from './passwords/passwords.ts'
import { type CustomerDetails, type CustomerRecord, findCustomer, insertCustomer } from './storage.ts'

type NewDetails = Partial<CustomerDetails> & Pick<CustomerDetails, 'email' | 'firstName' | 'lastName'>

/**
 * Creates an account. A registered address is a 409; the contract thus reveals who is registered,
 * so the rate limit is low.
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
  const language = await mailLanguage(shop, details.language)
  const made = await withLimit(limits, [{ rule: 'registerByEmail', of: email.toLowerCase() }], async () => {
    const isTaken = await findCustomer(db, email)
    const value = isTaken ? null : await insertCustomer(db, details, await hashPassword(password), language)
    return { value, counts: false }
  })
  if (!made.ok) return made
  if (!made.value) return fail(409, { email: 'already registered' })
  const { customer, mail } = made.value
  const newsletter = customer.newsletter ? await requestConfirmation(shop, customer) : null
  return succeed(customer, [{ kind: 'send_mail', id: mail }, ...(newsletter?.events ?? [])])
}

/**
 * Gives whoever has just registered the order that was made in their session before, by a guest
 * with the same address.
 */
export async function takeLastOrder({ db, session, customer }: CustomerShop) {
  const { lastPurchase } = await session.load()
  if (!customer || !lastPurchase) return
  const own = "SET snapshot = json_set(snapshot, '$.customer', ?1)"
  const isTheirs = `snapshot ->> 'customer' IS NULL AND snapshot ->> 'email' = ?2 COLLATE NOCASE`
  const { payments, orders } = {
    payments: `UPDATE payments ${own} WHERE reference = (SELECT payment FROM orders WHERE reference = ?3) AND ${isTheirs}`,
    orders: `UPDATE orders ${own} WHERE reference = ?3 AND ${isTheirs}`,
  }
  const values = [customer.customer, customer.email, lastPurchase.order]
  await db.batch([payments, orders].map(change => db.prepare(change).bind(...values)))
}

/** Account data from the checkout's billing address. */
export interface NewAccount {
  password?: string | undefined
  newsletter?: boolean | undefined
  consents?: Consent[] | undefined
}

/**
 * Creates an account from a checked billing address and logs its customer in: the token changes,
 * and the bag is carried over (checkout-api, §3.10).
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
  const given = { address1, address2, zipCode, city, state, country, phoneNumber }
  const details = Object.fromEntries(Object.entries(given).filter(([, text]) => text))
  const language = await loadSelectionLanguage(shop)
  const preferences = { language, newsletter, ...(consents ? { consents } : {}) }
  const made = await register(shop, { ...details, ...preferences, email, firstName, lastName }, chosen.value)
  if (!made.ok) return inAddress(made)
  const login = await logIn(shop, made.value)
  const { events = [] } = made
  return login.ok ? { ...login, events } : inAddress({ ...login, events })
}

/** The same failure, with the checkout's field names. */
function inAddress(failure: Failure): Failure {
  if (failure.status === 429) return failure
  const errors = Object.entries(failure.errors).map(([field, error]) => [`address.${field}`, error])
  return { ...failure, errors: Object.fromEntries(errors) }
}
