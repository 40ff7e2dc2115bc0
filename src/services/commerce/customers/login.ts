import { randomId } from '../lib/ids.ts'
import { isLanguage, type LanguageCode } from '../lib/languages.ts'
import { fail, type Outcome, type ShopEvent, succeed } from '../lib/outcome.ts'
import { priceSelection } from '../selection/change-selection.ts'
import { loadSelectionLanguage } from '../selection/quote.ts'
import type { Shop } from '../selection/session.ts'
import { customerSession } from '../selection/sessions/customer.ts'
import { createSelection, type SelectionState } from '../selection/state.ts'
import type { PricedSelection } from '../selection/view/view.ts'
import { createSession, endSession } from './sessions.ts'
import { type CustomerRecord, loggedInView } from './storage.ts'

/** A request's dependencies and its logged-in customer. */
export interface CustomerShop extends Shop {
  /** Null for visitors. */
  customer: CustomerRecord | null
}

/**
 * Logs a customer in and returns the shop with a new session and token. The old token becomes
 * invalid, and the visitor's bag is added to the customer's. If a login is interrupted, nothing is
 * lost, because the visitor's bag is deleted last. Fails if the password has changed since it was
 * checked.
 */
export async function logIn<T extends CustomerShop>(shop: T, customer: CustomerRecord): Promise<Outcome<T>> {
  const { session: visitor, sessions, db } = shop
  // If the visitor has just bought the bag, loading empties it, so that the bought goods are not
  // added to the customer's bag.
  const before = await visitor.load()
  const created = await createSession(db, sessions.objects, customer, shop.device)
  if (!created) return fail(406, { password: 'incorrect' })
  const guest = (await visitor.end()) ?? keepPlaceOnly(before)
  const fresh = { ...createSelection(randomId(), guest.place), language: guest.language }
  const login = { ...created, customer: customer.customer, end: () => endSession(db, created.token) }
  const session = customerSession(sessions, login, async () => fresh)
  await session.load()
  await session.change({ type: 'merge', guest: withAddress(guest, customer) })
  await visitor.delete()
  return succeed({ ...shop, session, customer, loggedIn: loggedInView(customer) })
}

/** The shop with its session after login or logout, and the session's priced selection. */
interface SwitchedShop<T> {
  shop: T
  answer: PricedSelection
}

/** Logs the customer in and prices the selection, or returns the failure of `customer`. */
export async function logInAndPrice<T extends CustomerShop>(
  shop: T,
  customer: Outcome<CustomerRecord>,
): Promise<Outcome<SwitchedShop<T>>> {
  const { events = [] } = customer
  const login = customer.ok ? await logIn(shop, customer.value) : customer
  return login.ok ? switchSession(login.value, events) : { ...login, events }
}

export async function switchSession<T extends CustomerShop>(
  shop: T,
  events: ShopEvent[] = [],
): Promise<Outcome<SwitchedShop<T>>> {
  return succeed({ shop, answer: await priceSelection(shop, await shop.session.load()) }, events)
}

/** Returns the language for mails to a customer. `language` is the account's language, if set. */
export const pickMailLanguage = async (
  shop: Parameters<typeof loadSelectionLanguage>[0],
  language: unknown,
): Promise<LanguageCode> => (isLanguage(language) ? language : loadSelectionLanguage(shop))

/** Returns a new, empty selection with the place and language of another selection. */
export const keepPlaceOnly = ({ place, language }: SelectionState) => ({
  ...createSelection(randomId(), place),
  language,
})

/**
 * Fills in the customer's address where the visitor has typed nothing. Street, ZIP code and town
 * are only filled in if the visitor's country is the customer's.
 */
function withAddress(guest: SelectionState, customer: CustomerRecord): SelectionState {
  const { email, firstName, lastName, phoneNumber, address1, address2, zipCode, city, country } = customer
  const localFields = country === guest.place.country ? { address1, address2, zipCode, city } : {}
  const customerFields = Object.entries({ email, firstName, lastName, phoneNumber, ...localFields }).filter(
    ([, text]) => text,
  )
  const typed = Object.entries(guest.fields.address).filter(([, text]) => text)
  return { ...guest, fields: { ...guest.fields, address: Object.fromEntries([...customerFields, ...typed]) } }
}

/** Returns the logged-in customer, or a failure for visitors. */
export async function requireCustomer({ customer, session }: CustomerShop): Promise<Outcome<CustomerRecord>> {
  if (customer) return succeed(customer)
  // Loading creates a new session if the token has expired, so that the response has a new token.
  await session.load()
  return fail(403, { accessRight: 'denied' })
}
