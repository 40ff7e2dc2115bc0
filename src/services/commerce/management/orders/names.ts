import * as v from 'valibot'
import { formatCountryName } from '#client/shared/commerce/country-name.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import type { Order } from '../../orders/storage.ts'
import type { PaymentMethod } from '../../selection/state.ts'

/** Names as they are today, in one language, by their ids. */
export interface OrderNames {
  language: LanguageCode
  items: Map<string, { name: string; variant: string; size: string }>
  countries: Map<string, string>
  shippingMethods: Map<string, string>
  paymentMethods: Map<string, string>
}

type Named = { id: string; name: string }

/** The names of everything in some orders: an order itself has them in its buyer's language. */
export async function loadOrderNames(
  db: D1Database,
  orders: Order[],
  language: LanguageCode,
  providers: PaymentMethod[],
): Promise<OrderNames> {
  const items = orders.flatMap(({ snapshot }) => snapshot.lines.map(({ item }) => item))
  const [articles, countries, methods] = await db.batch<Named & { variant: string; size: string }>([
    db
      .prepare(
        `SELECT item AS id, name, variant_${language} AS variant, size_${language} AS size
         FROM items JOIN products USING (product) WHERE item IN (SELECT value FROM json_each(?))`,
      )
      .bind(JSON.stringify([...new Set(items)])),
    db.prepare(`SELECT country AS id, name_${language} AS name FROM countries`),
    db.prepare(`SELECT shipping_method AS id, name_${language} AS name FROM shipping_methods`),
  ])
  const byId = (rows: Named[] = []) => new Map(rows.map(({ id, name }) => [id, name]))
  return {
    language,
    items: new Map((articles?.results ?? []).map(({ id, ...names }) => [id, names])),
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

/** An order's purchase with these names; what is not sold any more keeps those that it had. */
export function namedPurchase(
  order: Order,
  { language, items, countries, shippingMethods, paymentMethods }: OrderNames,
) {
  const given = v.parse(purchase, order.snapshot.purchase)
  const placed = (to: v.InferOutput<typeof address>) => ({
    ...to,
    countryName: countries.get(to.country) ?? formatCountryName(language, to.country, to.countryName),
  })
  return {
    items: given.items.map(line => {
      const known = items.get(line.item)
      if (!known) return line
      const { name, variant: variantName, size } = known
      return { ...line, size, product: { ...line.product, name, variantName } }
    }),
    address: placed(given.address),
    shippingAddress: placed(given.shippingAddress),
    shippingMethodName: shippingMethods.get(given.shippingMethod) ?? given.shippingMethodName,
    paymentMethodName: paymentMethods.get(given.paymentMethod) ?? given.paymentMethodName,
  }
}
