import type { Language } from '../lib/languages.ts'

export interface ShippingMethod {
  shippingMethod: string
  name: string
  price: number
  freeFrom: number | null
  /** Working days until delivery; null when unknown, and for options of the delivery widget. */
  days: { from: number; to: number } | null
}

/** Shipping methods of a market at a price list's prices, the preselected one first. */
export async function loadShippingMethods(
  db: D1Database,
  { market, priceList }: { market: number; priceList: number },
  language: Language,
): Promise<ShippingMethod[]> {
  const { results } = await db
    .prepare(
      `SELECT shipping_method AS shippingMethod, name_${language} AS name, price, free_from AS freeFrom,
         days_from AS daysFrom, days_to AS daysTo
       FROM shipping_methods WHERE market = ? AND pricelist = ? ORDER BY position`,
    )
    .bind(market, priceList)
    .all<Omit<ShippingMethod, 'days'> & { daysFrom: number | null; daysTo: number | null }>()
  return results.map(({ daysFrom, daysTo, ...method }) => ({
    ...method,
    days: daysFrom === null || daysTo === null ? null : { from: daysFrom, to: daysTo },
  }))
}

/** Cost of a method for goods worth `goods` after vouchers, in minor units. */
export const shippingCost = (
  { price, freeFrom }: { price: number; freeFrom: number | null },
  goods: number,
  freeShipping: boolean,
) => (freeShipping || (freeFrom !== null && goods >= freeFrom) ? 0 : price)
