import { readStored, writeStored } from '../shared/browser/storage.ts'
import { CommerceError } from '../shared/commerce/error.ts'
import { list, object, textOrNull, wireNumber, wireText } from '../shared/commerce/schema/wire.ts'
import { isLoggedIn } from '../shared/commerce/session/logged-in.ts'
import { loadSelection } from '../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../shared/commerce/session/session-client.ts'
import { maxFavorites } from './max-favorites.ts'

/* Favorites that are kept in a customer's account: the wishlist of the checkout interface. They are
   kept once the customer has agreed to that in this browser. `favoritesAccount` stores the answer,
   the customer's number (so that nobody else's account gets the favorites), and the account's
   favorites at the last synchronization. */

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

/** Loads the account's favorites, newest first, at most as many as a browser keeps. */
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
 * Returns the favorites to show from now on, or a question to ask first. Null for visitors, and for
 * customers who keep theirs only in the browser. Changes in this browser since the last
 * synchronization are applied to the account first.
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
 * Applies changes in this browser since `before` to the account, including changes during the
 * calls, and returns the account's favorites, which replace those of this browser.
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

/** Added in reverse, since the newest comes first in both lists. */
async function add(ids: string[]) {
  for (const id of ids.toReversed()) await ignoreGone(bagCommerce.call('POST', `${path}/items/${id}`, wishlist))
}

async function remove(ids: string[]) {
  for (const id of ids) await ignoreGone(bagCommerce.call('DELETE', `${path}/items/${id}`, wishlist))
}

/** It is no failure if a product is no longer sold, was already removed, or the list is full. */
async function ignoreGone(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (!(error instanceof CommerceError) || ![404, 412].includes(error.status)) throw error
  }
}
