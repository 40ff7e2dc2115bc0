import { randomBytes, scryptSync } from 'node:crypto'
import { type Locale, locales } from '../../client/shared/texts/locales.ts'
import { foldText } from '../../src/services/commerce/lib/text/text.ts'
import type { Article, Category, Text } from './article.ts'
import { itemsOf } from './articles.ts'
import { categories } from './content/categories.ts'
import { fileOf } from './content/pictures.ts'
import {
  currencies,
  deducted,
  exampleRegistrations,
  inUnion,
  noRegistrations,
  outsideUnion,
  priceLists,
  shipping,
  taxRuleOf,
  unitedStates,
} from './countries.ts'
import { pickupPoints, zipPlaces } from './pickup-points.ts'

/**
 * Creates the commerce service's demo data as SQL statements, in a sequence that keeps foreign keys
 * valid. Running them again overwrites products, prices and countries, but keeps stock, voucher
 * uses and customers, because orders change these.
 */
export function commerceSeed(articles: Article[]): string[] {
  return [...shopSeed(), ...catalogueSeed(articles), ...tradeSeed(articles)]
}

/** A voucher with which people can try out the shop. docs/operating.md mentions it. */
export const demoVoucher = { voucher: 'LJUS10', description: '10 %', kind: 'percent', value: 10, uses_left: 1 }
export const demoCustomers = [
  { email: 'astrid@example.com', first_name: 'Astrid', last_name: 'Lund', password: 'varmt-ljus-1' },
  { email: 'oliver@example.com', first_name: 'Oliver', last_name: 'Reed', password: 'warm-light-2' },
]

type Value = string | number | boolean | null
type Row = Record<string, Value>

/** Returns the text in this language, or in English if the demo has no texts in this language. */
const inOne = (text: Text, locale: Locale): string => (locale === 'sv' ? text.sv : undefined) ?? text.en

/** Returns the database columns for a text, one for each language. */
const inEach = (column: string, text: Text): Row =>
  Object.fromEntries(locales.map(locale => [`${column}_${locale}`, inOne(text, locale)]))

function shopSeed(): string[] {
  return [
    ...insert('currencies', currencies),
    ...insert(
      'pricelists',
      priceLists.map(({ priceList, name, currency }) => ({ pricelist: priceList, name, currency })),
    ),
    ...insert('countries', [...countryRows(inUnion, true), ...countryRows(outsideUnion, false)]),
    ...insert(
      'states',
      unitedStates.map(({ state, name }) => ({ country: 'US', state, name })),
    ),
    ...insert('shipping_methods', shipping.flatMap(shippingRows)),
    ...insert('delivery_prices', shipping.flatMap(deliveryRows)),
    ...insert('pickup_points', pickupPoints),
    ...insert('zip_places', zipPlaces),
  ]
}

const countryRows = ({ shipped, known }: typeof inUnion, eu: boolean): Row[] =>
  [shipped, known].flatMap((rows, index) =>
    rows.map(([country, en, sv, priceList, vat]) => ({
      country,
      ...inEach('name', { en, sv }),
      eu,
      ship_to: index === 0,
      market: marketOf(priceList),
      pricelist: priceList,
      language: country === 'SE' ? 'sv' : 'en',
      vat_tenths: vat,
      due: country === 'NO' ? 'vat_and_fee' : country === 'US' ? 'duty' : 'vat_and_duty',
      tax_rule: JSON.stringify(index === 0 ? taxRuleOf(country) : deducted),
      registrations: JSON.stringify(index === 0 ? exampleRegistrations(country) : noRegistrations),
    })),
  )

function shippingRows({ priceList, home, pickup, freeFrom, days: [from, to] }: (typeof shipping)[number]): Row[] {
  const method = (id: string, en: string, sv: string, price: number, free: number | null, position: number) => ({
    shipping_method: `${id}-${priceList}`,
    market: marketOf(priceList),
    pricelist: priceList,
    ...inEach('name', { en, sv }),
    price: minor(price),
    free_from: free === null ? null : minor(free),
    days_from: from,
    days_to: to,
    pickup: id === 'pickup',
    position,
  })
  return [
    method('home', 'Home delivery', 'Hemleverans', home, freeFrom, 1),
    method('pickup', 'Pick-up point', 'Utlämningsställe', pickup, freeFrom, 2),
  ]
}

/**
 * The prices that the delivery widget shows. They are a third higher for ZIP codes that begin with
 * 9, which are in northern Sweden.
 */
function deliveryRows({ priceList, home, pickup, freeFrom }: (typeof shipping)[number]): Row[] {
  const option = (type: string, en: string, sv: string, price: number, zip: string): Row => ({
    pricelist: priceList,
    type,
    zip,
    ...inEach('name', { en, sv }),
    price: Math.round(minor(price) * (zip ? 4 / 3 : 1)),
    free_from: minor(freeFrom),
  })
  return ['', '9'].flatMap(zip => [
    option('delivery', 'To your door', 'Hem till dörren', home, zip),
    option('mailbox', 'Through your letterbox', 'I brevlådan', (home + pickup) / 2, zip),
    option('pickup', 'At a pick-up point', 'Till ett utlämningsställe', pickup, zip),
  ])
}

function catalogueSeed(articles: Article[]): string[] {
  return [
    ...insert('products', articles.map(productRow)),
    ...insert('items', articles.flatMap(itemRows)),
    ...insert('prices', articles.flatMap(priceRows)),
    ...insert(
      'product_markets',
      articles.flatMap(article => listsOf(article).map(([list]) => ({ product: article.id, market: marketOf(list) }))),
    ),
    ...insert('relations', articles.flatMap(relationRows)),
    ...insert(
      'categories',
      categories.map(({ slug, name }, position) => ({
        category: categoryId(slug),
        ...inEach('name', name),
        uri: slug,
        position,
      })),
    ),
    ...insert('product_categories', articles.flatMap(categoryRows)),
    ...insert('product_words', articles.flatMap(wordRows)),
  ]
}

const productRow = ({
  id,
  name,
  variant,
  slug,
  sku,
  type,
  facts,
  pictures,
  isNew = false,
  prepareDays = 0,
  created,
}: Article): Row => ({
  product: id,
  name,
  ...inEach('variant', variant),
  uri: slug,
  sku,
  media: JSON.stringify(pictures.map(picture => fileOf(picture.name, 400))),
  is_new: isNew,
  prepare_days: prepareDays,
  is_electric: type === 'lamp' || type === 'lightsource' || facts['isolation-class'] !== undefined,
  created,
})

const itemRows = (article: Article): Row[] =>
  itemsOf(article).map(({ item, name, sku, ean }, position) => ({
    item,
    product: article.id,
    ...inEach('size', name),
    sku,
    ean,
    position,
  }))

const priceRows = (article: Article): Row[] =>
  listsOf(article).map(([priceList, { price, before = price, lowest }]) => ({
    product: article.id,
    pricelist: priceList,
    price: minor(price),
    price_before: minor(before),
    lowest: lowest === undefined ? null : minor(lowest),
  }))

/** Returns the number of a category, counted from 1. */
function categoryId(slug: Category): string {
  const index = categories.findIndex(category => category.slug === slug)
  if (index < 0) throw new Error(`No category ${slug}`)
  return String(index + 1)
}

/** Returns a product's rows in its categories; positions put popular products first. */
const categoryRows = ({ id, categories: slugs, popularity }: Article): Row[] =>
  slugs.map((slug, rank) => ({ product: id, category: categoryId(slug), rank, position: 10_000 - popularity }))

const wordRows = (article: Article): Row[] =>
  locales.map(language => {
    const named = article.categories.map(slug => categories.find(category => category.slug === slug)?.name)
    const items = itemsOf(article).flatMap(({ name, sku, ean }) => [inOne(name, language), sku, ean])
    const words = [
      article.name,
      inOne(article.variant, language),
      article.sku,
      ...named.map(name => name && inOne(name, language)),
      ...items,
    ].join(' ')
    return { product: article.id, language, words: foldText(words) }
  })

const relationRows = ({ id, ...article }: Article): Row[] =>
  Object.entries({
    variant: article.variants,
    standard: article.related,
    accessory: article.accessories,
    lightsource: article.lightSources,
    sparepart: article.spareParts,
  }).flatMap(([relation, ids = []]) =>
    ids.filter(related => related !== id).map((related, position) => ({ product: id, related, relation, position })),
  )

function tradeSeed(articles: Article[]): string[] {
  const stock = articles.flatMap(itemsOf).map(({ item, stock }) => ({ item, quantity: stock }))
  const customers = demoCustomers.map(({ password, ...customer }) => ({ ...customer, password: hash(password) }))
  return [
    ...insert('stock', stock, 'IGNORE'),
    ...insert('vouchers', [demoVoucher], 'IGNORE'),
    ...insert('customers', customers, 'IGNORE'),
  ]
}

/**
 * Hashes a password with scrypt. OWASP accepts its parameters, and they fit into a Worker's memory.
 * They are stored in front of the hash.
 */
function hash(password: string): string {
  const [N, r, p] = [2 ** 14, 8, 5]
  const salt = randomBytes(16)
  const key = scryptSync(password.normalize('NFC'), salt, 32, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Lists the price lists in which a product is sold, with its prices. */
const listsOf = ({ prices }: Article) =>
  priceLists.flatMap(({ priceList }) => {
    const price = prices[priceList]
    return price ? [[priceList, price] as const] : []
  })

function marketOf(list: number): number {
  const found = priceLists.find(({ priceList }) => priceList === list)
  if (!found) throw new Error(`No price list ${list}`)
  return found.market
}

const minor = (major: number) => Math.round(major * 100)

/** Inserts 50 rows per statement, far below D1's limit of 100 KB. */
function insert(table: string, rows: Row[], conflict: 'REPLACE' | 'IGNORE' = 'REPLACE'): string[] {
  const [first] = rows
  if (!first) return []
  const start = `INSERT OR ${conflict} INTO ${table} (${Object.keys(first).join(', ')}) VALUES `
  const tuples = rows.map(row => `(${Object.values(row).map(literal).join(', ')})`)
  return Array.from(
    { length: Math.ceil(tuples.length / 50) },
    (_, part) => start + tuples.slice(part * 50, part * 50 + 50).join(', '),
  )
}

function literal(value: Value): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
}
