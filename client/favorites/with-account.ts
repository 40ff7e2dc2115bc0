import { readStored, writeStored } from '../shared/browser/storage.ts'
import { CommerceError } from '../shared/commerce/error.ts'
import { list, object, textOrNull, wireNumber, wireText } from '../shared/commerce/schema/wire.ts'
import { isLoggedIn } from '../shared/commerce/session/logged-in.ts'
import { loadSelection } from '../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../shared/commerce/session/session-client.ts'
import { maxFavorites } from './max-favorites.ts'

/*
 * Favorites that a customer keeps with the account: the wishlist of the checkout interface. They
 * are kept once the customer has said so in this browser. `favoritesAccount` has the answer, whose
 * it is, so that nobody else's account gets them, and what the account had the last time.
 */

const path = 'customer/wishlists/0'

const wishlist = object({ token: textOrNull, wishlist: object({ items: list(object({ product: wireNumber })) }) })
const whose = object({ loggedIn: object({ customer: wireText }) })

/** The number of the logged-in customer; null for visitors. */
async function customerHere(): Promise<string | null> {
  if (!isLoggedIn(await loadSelection())) return null
  try {
    return (await bagCommerce.call('GET', 'customer', whose)).loggedIn.customer || null
  } catch (error) {
    if (error instanceof CommerceError && error.status === 403) return null
    throw error
  }
}

/** At most as many as a browser keeps, newest first. */
async function loadKept(): Promise<string[]> {
  const { wishlist: kept } = await bagCommerce.call('GET', `${path}?limit=${maxFavorites}`, wishlist)
  return kept.items.map(({ product }) => String(product))
}

/** What to ask a customer whose browser has favorites that the account has not. */
export interface Question {
  customer: string
  /** The favorites of this browser that are not kept yet, newest first. */
  missing: string[]
}

/**
 * The favorites to show from now on, or the question to ask first. Nothing for visitors, and for
 * customers who keep theirs in the browser only. What was changed here since the last time is
 * changed in the account first.
 */
export async function askAccount(here: () => string[]): Promise<{ kept: string[] } | { question: Question } | null> {
  const customer = await customerHere()
  const [answer, whose, last = ''] = (readStored('favoritesAccount') ?? '').split(':')
  const isTheirs = customer !== null && whose === customer
  if (customer === null || (isTheirs && answer === 'no')) return null
  if (isTheirs) return follow(customer, here, last.split(',').filter(Boolean))
  const kept = await loadKept()
  const missing = here().filter(id => !kept.includes(id))
  return missing.length > 0 ? { question: { customer, missing } } : follow(customer, here)
}

/** Keeps what is missing; the account's favorites then. */
export async function keepMissing({ customer, missing }: Question, here: () => string[]): Promise<string[]> {
  const before = here()
  await add(missing)
  return (await follow(customer, here, before)).kept
}

export const keepHereOnly = ({ customer }: Question) => writeStored('favoritesAccount', `no:${customer}`)

/**
 * From now on what the account has is what this browser has. What changed here since `before` is
 * changed in the account first, also what is changed while it answers.
 */
async function follow(customer: string, here: () => string[], before = here()) {
  let synced = before
  let kept: string[]
  do {
    const now = here()
    await remove(synced.filter(id => !now.includes(id)))
    await add(now.filter(id => !synced.includes(id)))
    synced = now
    kept = await loadKept()
  } while (here().join() !== synced.join())
  writeStored('favoritesAccount', `yes:${customer}:${kept.join()}`)
  return { kept }
}

/** The newest, which is first, is added last. */
async function add(ids: string[]) {
  for (const id of ids.toReversed()) await unlessGone(bagCommerce.call('POST', `${path}/items/${id}`, wishlist))
}

async function remove(ids: string[]) {
  for (const id of ids) await unlessGone(bagCommerce.call('DELETE', `${path}/items/${id}`, wishlist))
}

/** A product that is no longer there, or was removed before, is no failure; nor is a full list. */
async function unlessGone(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (!(error instanceof CommerceError) || ![404, 412].includes(error.status)) throw error
  }
}
