import type { Place } from '../catalogue/place.ts'
import type { Language } from '../lib/languages.ts'
import type { ShippingMethod } from './methods.ts'

/** The ways of the delivery widget, the preselected one first. */
export const deliveryTypes = ['delivery', 'mailbox', 'pickup'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/**
 * A delivery option is a shipping method while the widget is shown: chosen, priced and ordered like
 * one.
 */
export const methodOf = (type: DeliveryType) => `widget-${type}`

/**
 * Where the goods go, as far as it is known: the shipping address before the billing one. Empty
 * when it is not.
 */
export const zipCodeOf = ({ shippingAddress, address }: Record<'shippingAddress' | 'address', { zipCode?: string }>) =>
  (shippingAddress.zipCode || address.zipCode || '').replace(/\s/g, '').toUpperCase()

/**
 * What each way costs to a ZIP code: of the prices whose `zip` the code begins with, the one with
 * the longest. Empty while the ZIP code is not known, and where there are no prices: ordinary
 * methods are shown then.
 */
export async function loadDeliveryOptions(
  db: D1Database,
  { priceList }: Place,
  zipCode: string,
  language: Language,
): Promise<ShippingMethod[]> {
  if (!zipCode) return []
  const { results } = await db
    .prepare(
      `SELECT type, name_${language} AS name, price, free_from AS freeFrom, MAX(LENGTH(zip)) AS prefix_length FROM delivery_prices
       WHERE pricelist = ?1 AND SUBSTR(?2, 1, LENGTH(zip)) = zip GROUP BY type`,
    )
    .bind(priceList, zipCode)
    .all<{ type: DeliveryType; name: string; price: number; freeFrom: number | null }>()
  return deliveryTypes.flatMap(type =>
    results.filter(row => row.type === type).map(option => ({ ...option, shippingMethod: methodOf(type), days: null })),
  )
}
