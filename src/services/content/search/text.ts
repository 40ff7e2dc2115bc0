import { type DocumentType, type EntryData, isProduct, type ProductEntry } from '../entries/documents.ts'
import type { EntryNames } from '../entries/names.ts'
import { fold } from '../lib/fold.ts'
import { type Locale, locales, localize } from '../lib/localize.ts'
import { getLabels } from '../product/labels.ts'

/** The searchable text of an entry. Results with the words in the name come first. */
export interface SearchText {
  name: string
  text: string
  /** The names in the other languages. */
  otherName: string
  /** The labels in the other languages. */
  other: string
}

/** The types of entries that search results list as pages. */
const pageTypes = new Set<string>(['page', 'designer', 'case', 'news', 'concept', 'campaign'])

export const isSearchedPage = (type: string) => pageTypes.has(type)

/** An entry's searchable text in one language; null if search results do not show its type. */
export function createSearchText(
  type: DocumentType,
  document: EntryData<DocumentType>,
  names: EntryNames,
  locale: Locale,
) {
  const others = locales.filter(other => other !== locale)
  if (isProduct(document)) {
    const { labels, ...own } = createProductText(document, names, locale)
    const foreign = others.map(other => createProductText(document, names, other))
    return foldTexts({
      ...own,
      otherName: collectWords(foreign.map(text => text.name)),
      other: collectWords(foreign.map(text => text.labels)),
    })
  }
  if (!isSearchedPage(type)) return null
  const page = localize(document, locale)
  return foldTexts({
    name: getTitle(page),
    text: collectWords(page),
    otherName: collectWords(others.map(other => getTitle(localize(document, other)))),
    other: '',
  })
}

const getTitle = (page: unknown) => collectWords([field(page, 'title'), field(page, 'name')])

function createProductText(product: ProductEntry, names: EntryNames, locale: Locale) {
  const named = (type: string, id: string | undefined) => (id && names.get(`${type}:${id}`)?.[locale]) || ''
  const { id, name, variantName, sku, items, lead, details, facts } = product
  const own = getLabels(product, locale, {
    designer: named('designer', product.designer),
    family: named('family', product.family),
  })
  const values = collectWords(own.map(label => label.values))
  // If a fact is true, the product is found by the name of the fact's label, e.g. dimmable.
  const trueLabels = own.filter(({ slug }) => Reflect.get(facts, slug) === true).map(label => label.name)
  const labels = collectWords([values, joinUnits(values), trueLabels])
  return {
    name: collectWords([
      name,
      localize(variantName, locale),
      named('family', product.family),
      named('designer', product.designer),
      product.categories.map(id => named('category', id)),
      id,
      [sku, ...items.map(item => item.sku)].flatMap(number => [number, removeSeparators(number)]),
      items.map(item => item.ean),
    ]),
    text: collectWords([localize([lead, details], locale), labels]),
    labels,
  }
}

/** Removes separators, because people type an article number like `DG1014-1` as `DG10141`. */
const removeSeparators = (number: string) => number.replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Finds the figures with units in a text, and joins each to one word, as people type it: `3000 K`
 * becomes `3000K`.
 */
const joinUnits = (values: string) =>
  [...values.matchAll(/(?<![\d.,])(\d+)\s(K|W|lm|mm|cm|m|kg|V|h)(?!\p{L})/gu)].map(
    ([, number, unit]) => `${number}${unit}`,
  )

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : ''

/** All readable texts inside a value, without keys, addresses, colours and ids. */
function collectWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(collectWords).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  return collectWords(
    Object.entries(value)
      .filter(([name]) => !name.startsWith('_') && !wordless.has(name))
      .map(([, part]) => part),
  )
}

const wordless = new Set([
  ...['src', 'href', 'style', 'marks', 'listItem', 'light', 'colour', 'shareImage', 'slug'],
  ...['product', 'products', 'case', 'designer', 'date', 'country'],
])

const foldTexts = ({ name, text, otherName, other }: SearchText): SearchText => ({
  name: fold(name),
  text: fold(text),
  otherName: fold(otherName),
  other: fold(other),
})
