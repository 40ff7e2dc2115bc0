import * as v from 'valibot'
import { foldText } from '../../lib/text/text.ts'
import type { Order } from '../../orders/storage.ts'

/** The names of an article in all languages, with its numbers. */
export type ArticleNames = Record<string, unknown>

const plain: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', œ: 'oe', đ: 'd', ł: 'l' }

/** The folded words of a text: of `Bo-Åke` they are `bo` and `ake`. */
export const searchableWords = (text: string): string[] =>
  foldText(text)
    .replace(/[øæßœđł]/g, letter => plain[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Words are cut off here. */
export const wordMaximum = 64

/** A number, an address or a code as one word, however it was divided: `dg1012`. */
export const codeIn = (text: string) => searchableWords(text).join('').slice(0, wordMaximum)

/** From so many digits on, a part of a telephone number is looked for. */
export const phoneMinimum = 5

/** A telephone number by each of its ends: it is found without its country or first zero. */
function phoneWords(text: string): string[] {
  const digits = text.replace(/\D/g, '')
  return Array.from({ length: Math.max(0, digits.length - phoneMinimum + 1) }, (_, from) => `+${digits.slice(from)}`)
}

/** The word that a typed telephone number is the beginning of; the last digits tell it apart. */
export function phoneWordIn(text: string): string | null {
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

/** Everything that an order is found by. `articles` are those of its lines, by item. */
export function managedOrderTexts(order: Order, articles: Map<string, ArticleNames>): string[] {
  const { snapshot, shipments, payment, reference, charge } = order
  const bought = v.parse(purchase, { address: {}, shippingAddress: {}, ...snapshot.purchase })
  const addresses = [bought.address, bought.shippingAddress]
  const of = (fields: string[], given: Record<string, unknown>[]) =>
    given.flatMap(each => fields.map(field => each[field])).filter(value => typeof value === 'string')
  const sold = snapshot.lines.map(({ item }) => articles.get(item)).filter(article => article !== undefined)
  const names = [
    ...of(['firstName', 'lastName', 'company', 'address1', 'address2', 'city'], addresses),
    ...of(
      ['name', 'variantName'],
      bought.items.map(({ product }) => product),
    ),
    ...sold.flatMap(article => Object.values(article)).filter(value => typeof value === 'string'),
  ]
  const codes = [
    ...[snapshot.email, bought.buyerReference, payment, reference, charge.providerId ?? ''],
    ...of(['zipCode', 'vatNumber', 'email'], addresses),
    ...snapshot.lines.map(({ item }) => item),
    ...of(['sku', 'ean'], [...bought.items, ...sold]),
    ...shipments.map(({ trackingId }) => trackingId),
  ]
  const all = [
    ...[...names, ...codes].flatMap(searchableWords),
    ...codes.map(codeIn),
    ...of(['phoneNumber'], addresses).flatMap(phoneWords),
  ]
  return [...new Set(all.map(word => word.slice(0, wordMaximum)))].filter(Boolean)
}
