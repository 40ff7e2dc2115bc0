import { type DocumentType, type EntryData, isProduct, type ProductEntry } from '../entries/documents.ts'
import type { EntryNames } from '../entries/names.ts'
import { fold } from '../lib/fold.ts'
import { type Locale, locales, localize } from '../lib/localize.ts'
import { labelsOf } from '../product/labels.ts'

/** The searchable text of an entry; words in the name count more. */
export interface SearchText {
  name: string
  text: string
  /** The names in the other languages, and their labels. */
  otherName: string
  other: string
}

/** Types that search lists as pages; others are found through products or not at all. */
const readable = new Set<string>(['page', 'designer', 'case', 'news', 'concept', 'campaign'])

export const isReadable = (type: string) => readable.has(type)

/** An entry's searchable text in one language; null when search does not show its type. */
export function searchText(type: DocumentType, document: EntryData<DocumentType>, names: EntryNames, locale: Locale) {
  const others = locales.filter(other => other !== locale)
  if (isProduct(document)) {
    const { labels, ...own } = productText(document, names, locale)
    const foreign = others.map(other => productText(document, names, other))
    return folded({
      ...own,
      otherName: wordsOf(foreign.map(text => text.name)),
      other: wordsOf(foreign.map(text => text.labels)),
    })
  }
  if (!isReadable(type)) return null
  const page = localize(document, locale)
  return folded({
    name: titleOf(page),
    text: wordsOf(page),
    otherName: wordsOf(others.map(other => titleOf(localize(document, other)))),
    other: '',
  })
}

const titleOf = (page: unknown) => wordsOf([field(page, 'title'), field(page, 'name')])

function productText(product: ProductEntry, names: EntryNames, locale: Locale) {
  const named = (type: string, id: string | undefined) => (id && names.get(`${type}:${id}`)?.[locale]) || ''
  const { id, name, variantName, sku, items, lead, details, facts } = product
  const own = labelsOf(product, locale, {
    designer: named('designer', product.designer),
    family: named('family', product.family),
  })
  const values = wordsOf(own.map(label => label.values))
  // A property that is true is found by its label's name: dimmable.
  const so = own.filter(({ slug }) => Reflect.get(facts, slug) === true).map(label => label.name)
  const labels = wordsOf([values, withUnits(values), so])
  return {
    name: wordsOf([
      name,
      localize(variantName, locale),
      named('family', product.family),
      named('designer', product.designer),
      product.categories.map(id => named('category', id)),
      id,
      [sku, ...items.map(item => item.sku)].flatMap(number => [number, joined(number)]),
      items.map(item => item.ean),
    ]),
    text: wordsOf([localize([lead, details], locale), labels]),
    labels,
  }
}

/** `DG1014-1` as somebody types it: `DG10141`. */
const joined = (number: string) => number.replace(/[^\p{L}\p{N}]+/gu, '')

/** `3000 K` as one word, because people type it without a space. */
const withUnits = (values: string) =>
  [...values.matchAll(/(?<![\d.,])(\d+)\s(K|W|lm|mm|cm|m|kg|V|h)(?!\p{L})/gu)].map(
    ([, number, unit]) => `${number}${unit}`,
  )

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : ''

/** All readable texts inside a value: no keys, addresses, colours or ids. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return wordsOf(
    Object.entries(value)
      .filter(([name]) => !name.startsWith('_') && !wordless.has(name))
      .map(([, part]) => part),
  )
}

const wordless = new Set([
  ...['src', 'href', 'style', 'marks', 'listItem', 'light', 'colour', 'shareImage', 'slug'],
  ...['product', 'products', 'case', 'designer', 'date', 'country'],
])

const folded = ({ name, text, otherName, other }: SearchText): SearchText => ({
  name: fold(name),
  text: fold(text),
  otherName: fold(otherName),
  other: fold(other),
})
