import { readStored, writeStored } from '../shared/browser/storage.ts'
import { CommerceError } from '../shared/commerce/error.ts'
import { list, object, textOrNull, wireNumber, wireText } from '../shared/commerce/schema/wire.ts'
import { isLoggedIn } from '../shared/commerce/session/logged-in.ts'
import { loadSelection } from '../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../shared/commerce/session/session-client.ts'
import { maxFavorites } from './max-favorites.ts'

/* Synchronizes this browser's favorites with a customer's account, where they are stored as a
   wishlist of the checkout interface. The customer must have agreed to that in this browser.
   `favoritesAccount` stores their answer, their customer number (so that another customer's
   account does not get the favorites), and the account's favorites at the last synchronization. */

const path = 'customer/wishlists/0'

const wishlist = object({ token: textOrNull, wishlist: object({ items: list(object({ product: wireNumber })) }) })
const owner = object({ loggedIn: object({ customer: wireText }) })

/** The number of the logged-in customer; null for visitors. */
async function loadCustomer(): Promise<string | null> {
  if (!isLoggedIn(await loadSelection())) return null
  try {
    return (await bagCommerce.call('GET', 'customer', owner)).loggedIn.customer || null
  } catch (error) {
    if (error instanceof CommerceError && error.status === 403) return null
    throw error
  }
}

/** Loads the account's favorites, newest first, at most `maxFavorites`. */
async function loadAccountFavorites(): Promise<string[]> {
  const { wishlist: kept } = await bagCommerce.call('GET', `${path}?limit=${maxFavorites}`, wishlist)
  return kept.items.map(({ product }) => String(product))
}

/** The question for a customer whose browser has favorites that are not in the account. */
export interface Question {
  customer: string
  /** The favorites of this browser that are not in the account yet, newest first. */
  missing: string[]
}

/**
 * Synchronizes with the account. Returns the favorites to show from now on, or a question that the
 * customer must answer first. Returns null for visitors, and for customers who keep favorites only
 * in the browser. `here` returns this browser's favorites.
 */
export async function askAccount(here: () => string[]): Promise<{ kept: string[] } | { question: Question } | null> {
  const customer = await loadCustomer()
  const [answer, owner, last = ''] = (readStored('favoritesAccount') ?? '').split(':')
  const isTheirs = customer !== null && owner === customer
  if (customer === null || (isTheirs && answer === 'no')) return null
  if (isTheirs) return synchronize(customer, here, last.split(',').filter(Boolean))
  const kept = await loadAccountFavorites()
  const missing = here().filter(id => !kept.includes(id))
  return missing.length > 0 ? { question: { customer, missing } } : synchronize(customer, here)
}

/** Adds the missing favorites to the account, and returns the account's favorites. */
export async function addMissing({ customer, missing }: Question, here: () => string[]): Promise<string[]> {
  const before = here()
  await add(missing)
  return (await synchronize(customer, here, before)).kept
}

export const keepHereOnly = ({ customer }: Question) => writeStored('favoritesAccount', `no:${customer}`)

/**
 * Updates the account with the changes to this browser's favorites since they were `before`,
 * including changes made during the calls. Returns the account's favorites, which replace those of
 * this browser.
 */
async function synchronize(customer: string, here: () => string[], before = here()) {
  let synced = before
  let kept: string[]
  do {
    const now = here()
    await remove(synced.filter(id => !now.includes(id)))
    await add(now.filter(id => !synced.includes(id)))
    synced = now
    kept = await loadAccountFavorites()
  } while (here().join() !== synced.join())
  writeStored('favoritesAccount', `yes:${customer}:${kept.join()}`)
  return { kept }
}

/**
 * Adds the oldest one first, because the lists of the browser and of the account begin with the
 * newest.
 */
async function add(ids: string[]) {
  for (const id of ids.toReversed()) await ignoreGone(bagCommerce.call('POST', `${path}/items/${id}`, wishlist))
}

async function remove(ids: string[]) {
  for (const id of ids) await ignoreGone(bagCommerce.call('DELETE', `${path}/items/${id}`, wishlist))
}

/**
 * Ignores the error if a product is no longer sold or was already removed, or if the list is full.
 */
async function ignoreGone(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (!(error instanceof CommerceError) || ![404, 412].includes(error.status)) throw error
  }
}
