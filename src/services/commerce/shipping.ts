import type { Language } from './languages.ts'

export interface ShippingMethod {
  shippingMethod: string
  name: string
  price: number
  freeFrom: number | null
}

/** The ways to send to a market at a price list's prices, the preselected one first. */
export async function loadShippingMethods(
  db: D1Database,
  { market, pricelist }: { market: number; pricelist: number },
  language: Language,
): Promise<ShippingMethod[]> {
  const { results } = await db
    .prepare(
      `SELECT shipping_method AS shippingMethod, name_${language} AS name, price, free_from AS freeFrom
       FROM shipping_methods WHERE market = ? AND pricelist = ? ORDER BY position`,
    )
    .bind(market, pricelist)
    .all<ShippingMethod>()
  return results
}
