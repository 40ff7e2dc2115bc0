import * as v from 'valibot'
import { defaultLocale, type Locale, locales, perLocale } from '#client/shared/texts/locales.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'

/** The trimmed values of the submitted fields, which the form shows again after an error. */
export type ProductInput = Record<string, string>

/** Dictionary keys of error messages, keyed by the name of the field. */
export type FieldProblems = Record<string, PlainKey>

const key = (text: PlainKey) => text
const line = (problem: PlainKey) =>
  v.pipe(v.string(key(problem)), v.nonEmpty(key(problem)), v.maxLength(100, key(problem)))
const whole = (max: number, problem: PlainKey) =>
  v.pipe(v.string(), v.regex(/^\d{1,9}$/, key(problem)), v.transform(Number), v.maxValue(max, key(problem)))

const fields = v.object({
  number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/, key('newProduct.wrongNumber'))),
  name: line('newProduct.wrongName'),
  category: line('newProduct.wrongCategory'),
  stock: whole(1_000_000, 'newProduct.wrongStock'),
})

const price = v.pipe(
  v.string(),
  v.transform(text => text.replaceAll(/\s/g, '').replace(',', '.')),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, key('newProduct.wrongPrice')),
  v.transform(Number),
  v.minValue(0.01, key('newProduct.wrongPrice')),
)

export interface NewProduct extends v.InferOutput<typeof fields> {
  /** The name of the finish in each language; may be empty. */
  finishes: Record<Locale, string>
  /** Prices by price list, in major units. */
  prices: Record<string, number>
}

/** Returns the name of the form field for the finish in a language. */
export const finishField = (locale: Locale) => `finish-${locale}`
/** Maximum number of characters of a finish's name. */
const maxName = 100

/** Returns the name of the form field for the price in a price list. */
export const priceField = (priceList: string) => `price-${priceList}`

/** Parses the form. Returns the new product, without empty prices, or error messages by field. */
export function parseNewProduct(
  given: ProductInput,
  priceLists: string[],
): { product: NewProduct } | { wrong: FieldProblems } {
  const own = v.safeParse(fields, given)
  const wrong: FieldProblems = {}
  for (const issue of own.issues ?? []) {
    const field = v.getDotPath(issue)
    if (field && isProblem(issue.message)) wrong[field] ??= issue.message
  }
  const finishes = perLocale(locale => given[finishField(locale)] ?? '')
  for (const locale of locales)
    if (finishes[locale].length > maxName) wrong[finishField(locale)] = 'newProduct.wrongName'
  const prices: Record<string, number> = {}
  for (const list of priceLists) {
    const text = given[priceField(list)] ?? ''
    if (!text) continue
    const read = v.safeParse(price, text)
    if (read.success) prices[list] = read.output
    else wrong[priceField(list)] = 'newProduct.wrongPrice'
  }
  const [first] = priceLists
  const isUnpriced = priceLists.every(list => !given[priceField(list)])
  if (isUnpriced && first) wrong[priceField(first)] = 'newProduct.noPrice'
  return own.success && Object.keys(wrong).length === 0 ? { product: { ...own.output, finishes, prices } } : { wrong }
}

const problems = [
  'newProduct.wrongNumber',
  'newProduct.wrongName',
  'newProduct.wrongCategory',
  'newProduct.wrongStock',
] as const
const isProblem = (text: string): text is (typeof problems)[number] => problems.some(problem => problem === text)

/** Formats the product's slug, with lower-case letters, digits and single hyphens only. */
export const formatProductSlug = ({ name, finishes }: Pick<NewProduct, 'name' | 'finishes'>) =>
  `${name} ${finishes[defaultLocale]}`
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 100)
