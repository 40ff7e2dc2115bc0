import { compactZipCode } from '#client/shared/commerce/zip-code.ts'
import type { SalesPlace } from '../catalogue/countries/place.ts'
import type { LanguageCode } from '../lib/languages.ts'
import type { ShippingMethod } from './methods.ts'

/** Options of the delivery widget, the preselected one first. */
export const deliveryTypes = ['delivery', 'mailbox', 'pickup'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/**
 * While the widget is shown, a delivery option is chosen, priced and ordered like a shipping
 * method.
 */
export const methodOf = (type: DeliveryType) => `widget-${type}`

type Addressed = { zipCode?: string; country?: string }

/**
 * The ZIP code of the shipping address, else of the billing address, without spaces. Empty when
 * unknown, and where the address is in another country.
 */
export function zipCodeOf(
  { shippingAddress, address }: Record<'shippingAddress' | 'address', Addressed>,
  country: string | null,
): string {
  const { zipCode = '', country: own } = shippingAddress.zipCode ? shippingAddress : address
  return country && (!own || own.toUpperCase() === country) ? compactZipCode(zipCode, country) : ''
}

/**
 * Prices for a ZIP code: of each option, the one whose `zip` is the longest matching prefix. Empty
 * for an unknown ZIP code and without prices: then ordinary methods are shown.
 */
export async function loadDeliveryOptions(
  db: D1Database,
  { priceList }: SalesPlace,
  zipCode: string,
  language: LanguageCode,
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
    results
      .filter(row => row.type === type)
      .map(option => ({ ...option, shippingMethod: methodOf(type), days: null, pickup: type === 'pickup' })),
  )
}
