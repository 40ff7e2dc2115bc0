import * as v from 'valibot'
import { foldText } from '../../../lib/text/text.ts'
import { correctPurchase } from '../../../orders/corrected/purchase.ts'
import type { Order } from '../../../orders/storage.ts'

/** An item's names in all languages, and its numbers. Keys are columns of the database. */
export type ItemNames = Record<string, unknown>

const asciiLetters: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', œ: 'oe', đ: 'd', ł: 'l' }

/** Splits a text into words in lower case without diacritics: `Bo-Åke` into `bo` and `ake`. */
export const splitSearchWords = (text: string): string[] =>
  foldText(text)
    .replace(/[øæßœđł]/g, letter => asciiLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Maximum length of a word. Longer words are cut off. */
export const wordMaximum = 64

/** Joins the parts of a number or code into one word: `DG-10/12` becomes `dg1012`. */
export const toCodeWord = (text: string) => splitSearchWords(text).join('').slice(0, wordMaximum)

/** Minimum number of digits in a search for a telephone number. */
export const phoneMinimum = 5

/**
 * Lists all endings of a telephone number with at least `phoneMinimum` digits, so that the number
 * is found without its country code or leading zero.
 */
function phoneWords(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  return Array.from({ length: Math.max(0, digits.length - phoneMinimum + 1) }, (_, from) => `+${digits.slice(from)}`)
}

/**
 * Returns the word that finds a typed telephone number; null for other texts. It has at most the
 * last 8 digits, so that a typed country code does not matter.
 */
export function toPhoneWord(text: string): string | null {
  const digits = text.replace(/\D/g, '')
  if (!/^[+\d\s()/.-]+$/.test(text) || digits.length < phoneMinimum) return null
  return `+${digits.length > 8 ? digits.slice(-8) : digits.replace(/^0+/, '')}`
}

const texts = v.fallback(v.record(v.string(), v.unknown()), {})
const purchase = v.object({
  address: texts,
  shippingAddress: texts,
  buyerReference: v.fallback(v.string(), ''),
  items: v.fallback(v.array(v.objectWithRest({ product: texts }, v.unknown())), []),
})

/** Lists the words by which an order can be found. `items` has the names of its items, by id. */
export function listOrderWords(order: Order, items: Map<string, ItemNames>): string[] {
  const { snapshot, shipments, payment, reference, charge } = order
  const parsed = v.parse(purchase, { address: {}, shippingAddress: {}, ...correctPurchase(order) })
  const addresses = [parsed.address, parsed.shippingAddress]
  const listTexts = (fields: string[], objects: Record<string, unknown>[]) =>
    objects.flatMap(object => fields.map(field => object[field])).filter(value => typeof value === 'string')
  const soldItems = snapshot.lines.map(({ item }) => items.get(item)).filter(soldItem => soldItem !== undefined)
  const names = [
    ...listTexts(['firstName', 'lastName', 'company', 'address1', 'address2', 'city'], addresses),
    ...listTexts(
      ['name', 'variantName'],
      parsed.items.map(({ product }) => product),
    ),
    ...soldItems.flatMap(soldItem => Object.values(soldItem)).filter(value => typeof value === 'string'),
  ]
  const codes = [
    ...[snapshot.email, order.email, parsed.buyerReference, payment, reference, charge.providerId ?? ''],
    ...listTexts(['zipCode', 'vatNumber', 'email'], addresses),
    ...snapshot.lines.map(({ item }) => item),
    ...listTexts(['sku', 'ean'], [...parsed.items, ...soldItems]),
    ...shipments.map(({ trackingId }) => trackingId),
  ]
  const words = [
    ...[...names, ...codes].flatMap(splitSearchWords),
    ...codes.map(toCodeWord),
    ...listTexts(['phoneNumber'], addresses).flatMap(phoneWords),
  ]
  return [...new Set(words.map(word => word.slice(0, wordMaximum)))].filter(Boolean)
}
