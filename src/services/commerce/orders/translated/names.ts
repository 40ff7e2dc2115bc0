import * as v from 'valibot'
import { formatHours, parseStoredHours } from '#client/shared/commerce/delivery/hours.ts'
import { languageTag } from '#client/shared/texts/locales.ts'
import { isDeliveryOption } from '../../delivery/options.ts'
import { type LanguageCode, languageCodes } from '../../lib/languages.ts'
import type { PaymentMethod } from '../../selection/state.ts'
import { correctPurchase } from '../corrected/purchase.ts'
import type { Order } from '../storage.ts'
import { type PurchaseNames, purchaseNames } from './purchase-names.ts'

/** The current names of things that orders contain, in one language, by id. */
export interface OrderNames {
  language: LanguageCode
  items: Map<string, { name: string; variant: string; size: string }>
  categories: Map<string, string>
  countries: Map<string, string>
  /** Names by id. Options of the delivery widget have keys from `formatOptionKey` instead. */
  shippingMethods: Map<string, string>
  /** The opening hours of pick-up points. */
  hours: Map<string, string>
  paymentMethods: Map<string, string>
}

type NamedRow = { id: string; name: string }

/**
 * Loads the current names of things that these orders contain. The orders themselves only store
 * names in their buyer's language.
 */
export async function loadOrderNames(
  db: D1Database,
  orders: Order[],
  language: LanguageCode,
  providers: Pick<PaymentMethod, 'paymentMethod' | 'names'>[],
): Promise<OrderNames> {
  const ids = collectIds(orders.map(order => v.parse(purchaseNames, correctPurchase(order))))
  const select = (sql: string, wanted: string[]) =>
    db.prepare(`${sql} IN (SELECT value FROM json_each(?))`).bind(JSON.stringify([...new Set(wanted)]))
  const named = `name_${language} AS name`
  const [items, categories, countries, methods, points, options] = await db.batch<
    NamedRow & { variant: string; size: string }
  >([
    select(
      `SELECT item AS id, name, variant_${language} AS variant, size_${language} AS size
       FROM items JOIN products USING (product) WHERE item`,
      ids.items,
    ),
    select(`SELECT category AS id, ${named} FROM categories WHERE category`, ids.categories),
    select(`SELECT country AS id, ${named} FROM countries WHERE country`, ids.countries),
    select(`SELECT shipping_method AS id, ${named} FROM shipping_methods WHERE shipping_method`, ids.methods),
    select('SELECT pickup_point AS id, hours AS name FROM pickup_points WHERE pickup_point', ids.points),
    // This reads the whole table, so it is only run if an order has such an option.
    ...(ids.options.length > 0
      ? [select(`SELECT id, name FROM (${optionNames(language)}) WHERE id`, ids.options)]
      : []),
  ])
  const toEntries = (found: { results: NamedRow[] } | undefined) =>
    (found?.results ?? []).map(({ id, name }): [string, string] => [id, name])
  return {
    language,
    items: new Map((items?.results ?? []).map(({ id, ...names }) => [id, names])),
    categories: new Map(toEntries(categories)),
    countries: new Map(toEntries(countries)),
    shippingMethods: new Map([...toEntries(methods), ...toEntries(options)]),
    hours: new Map(toEntries(points).map(([id, json]) => [id, formatStoredHours(json, language)])),
    paymentMethods: new Map(providers.map(({ paymentMethod, names }) => [paymentMethod, names[language]])),
  }
}

/**
 * Formats the key of a delivery widget's option. Its names may differ by ZIP code, so the key also
 * contains the name that the order stores.
 */
export const formatOptionKey = (option: string, name: string) => `${option} ${name}`

/**
 * SQL for the names of the delivery widget's options, with the keys for their names in all
 * languages.
 */
const optionNames = (language: LanguageCode) =>
  languageCodes
    .map(code => `SELECT 'widget-' || type || ' ' || name_${code} AS id, name_${language} AS name FROM delivery_prices`)
    .join(' UNION ')

function collectIds(purchases: PurchaseNames[]) {
  const lines = purchases.flatMap(({ items }) => items)
  return {
    // On the wire, a line contains all sizes of its product.
    items: lines.flatMap(({ item, product }) => [item, ...product.items.map(size => size.item)]),
    categories: lines.flatMap(({ product }) => product.categories.map(({ category }) => category)),
    countries: purchases.flatMap(({ address, shippingAddress: to }) => [address.country, to.country]),
    methods: purchases.map(({ shippingMethod }) => shippingMethod),
    options: purchases.flatMap(({ shippingMethod, shippingMethodName }) =>
      isDeliveryOption(shippingMethod) ? [formatOptionKey(shippingMethod, shippingMethodName)] : [],
    ),
    points: purchases.flatMap(({ deliveryDetails }) => deliveryDetails?.pickupLocation?.point ?? []),
  }
}

const formatStoredHours = (json: string, language: LanguageCode) =>
  formatHours(parseStoredHours(JSON.parse(json)), languageTag(language))
