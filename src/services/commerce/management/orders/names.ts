import * as v from 'valibot'
import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { correctPurchase } from '../../orders/corrected/purchase.ts'
import type { Order } from '../../orders/storage.ts'
import type { PaymentMethod } from '../../selection/state.ts'

/** The current names of what orders contain, in one language, by id. */
export interface OrderNames {
  language: LanguageCode
  items: Map<string, { name: string; variant: string; size: string }>
  countries: Map<string, string>
  shippingMethods: Map<string, string>
  paymentMethods: Map<string, string>
}

type NamedRow = { id: string; name: string }

/**
 * Loads the current names of what these orders contain. The orders themselves only store names in
 * the language of their buyer.
 */
export async function loadOrderNames(
  db: D1Database,
  orders: Order[],
  language: LanguageCode,
  providers: PaymentMethod[],
): Promise<OrderNames> {
  const itemIds = orders.flatMap(({ snapshot }) => snapshot.lines.map(({ item }) => item))
  const purchases = orders.map(order => v.parse(purchase, correctPurchase(order)))
  const countryIds = purchases.flatMap(({ address: billing, shippingAddress: to }) => [billing.country, to.country])
  const methodIds = purchases.map(({ shippingMethod }) => shippingMethod)
  const select = (sql: string, ids: string[]) =>
    db.prepare(`${sql} IN (SELECT value FROM json_each(?))`).bind(JSON.stringify([...new Set(ids)]))
  const [items, countries, methods] = await db.batch<NamedRow & { variant: string; size: string }>([
    select(
      `SELECT item AS id, name, variant_${language} AS variant, size_${language} AS size
       FROM items JOIN products USING (product) WHERE item`,
      itemIds,
    ),
    select(`SELECT country AS id, name_${language} AS name FROM countries WHERE country`, countryIds),
    select(
      `SELECT shipping_method AS id, name_${language} AS name FROM shipping_methods WHERE shipping_method`,
      methodIds,
    ),
  ])
  const byId = (rows: NamedRow[] = []) => new Map(rows.map(({ id, name }) => [id, name]))
  return {
    language,
    items: new Map((items?.results ?? []).map(({ id, ...names }) => [id, names])),
    countries: byId(countries?.results),
    shippingMethods: byId(methods?.results),
    paymentMethods: new Map(providers.map(({ paymentMethod, names }) => [paymentMethod, names[language]])),
  }
}

const address = v.looseObject({ country: v.optional(v.string(), ''), countryName: v.optional(v.string(), '') })
const purchase = v.looseObject({
  items: v.array(v.looseObject({ item: v.string(), size: v.string(), product: v.looseObject({}) })),
  address,
  shippingAddress: address,
  shippingMethod: v.string(),
  shippingMethodName: v.string(),
  paymentMethod: v.string(),
  paymentMethodName: v.string(),
})

/** Returns the parts of an order that have names, with their current names if they are known. */
export function renamePurchase(
  order: Order,
  { language, items, countries, shippingMethods, paymentMethods }: OrderNames,
) {
  const parsed = v.parse(purchase, correctPurchase(order))
  const withCountryName = (to: v.InferOutput<typeof address>) => ({
    ...to,
    countryName: countries.get(to.country) ?? formatCountryName(language, to.country, to.countryName),
  })
  return {
    items: parsed.items.map(line => {
      const itemNames = items.get(line.item)
      if (!itemNames) return line
      const { name, variant: variantName, size } = itemNames
      return { ...line, size, product: { ...line.product, name, variantName } }
    }),
    address: withCountryName(parsed.address),
    shippingAddress: withCountryName(parsed.shippingAddress),
    shippingMethodName: shippingMethods.get(parsed.shippingMethod) ?? parsed.shippingMethodName,
    paymentMethodName: paymentMethods.get(parsed.paymentMethod) ?? parsed.paymentMethodName,
  }
}
