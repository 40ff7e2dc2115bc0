import type { Article, Picture, PriceList, Text } from './article.ts'

/** A product's data without its texts, which are in `texts/`. */
export type ArticleWithoutTexts = Omit<Article, 'lead' | 'description' | 'details'>
export type Words = Pick<Article, 'lead' | 'description' | 'details'>

/** Prices in SEK, NOK, DKK, EUR, GBP and USD, in major units; null means not sold in USD. */
type Row = [number, number, number, number, number, number | null]

const lists: PriceList[] = [65, 66, 67, 68, 69, 70]

/**
 * Returns the prices of a product. With `reduced`, it is reduced in every price list: `before` has
 * the former prices, and `lowest` the lowest prices of the 30 days before the reduction.
 */
export function prices(now: Row, reduced?: { before: Row; lowest: Row }): Article['prices'] {
  const entries = lists.flatMap((list, index) => {
    const price = now[index]
    if (price === null || price === undefined) return []
    const before = reduced?.before[index] ?? undefined
    const lowest = reduced?.lowest[index] ?? undefined
    return [[list, { price, ...(before && { before }), ...(lowest && { lowest }) }] as const]
  })
  return Object.fromEntries(entries)
}

export const oneSize = (id: string, stock: number): Article['sizes'] => [{ ean: ean(id, 1), stock }]

export const sized = (id: string, sizes: [Text, number][]): Article['sizes'] =>
  sizes.map(([name, stock], index) => ({ name, ean: ean(id, index + 1), stock }))

export const picture = (name: string, en: string, sv: string): Picture => ({ name, alt: { en, sv } })

/** Returns a text that is the same in both languages, such as measures. */
export const same = (text: string): Text => ({ en: text, sv: text })

/** Returns an EAN-13 with the prefix 952, which GS1 reserves for examples. */
function ean(id: string, size: number) {
  const digits = `952000${id.padStart(5, '0')}${size}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
