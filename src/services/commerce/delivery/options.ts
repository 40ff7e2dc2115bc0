import { compactZipCode } from '#client/shared/commerce/zip-code.ts'
import type { SalesPlace } from '../catalogue/countries/place.ts'
import type { Batch } from '../lib/database.ts'
import type { LanguageCode } from '../lib/languages.ts'
import type { ShippingMethod } from './methods.ts'

/** The options of the delivery widget: to the door, to the letter box, to a pick-up point. */
export const deliveryTypes = ['delivery', 'mailbox', 'pickup'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** Returns the id of an option of the widget, which is used like the id of a shipping method. */
export const toShippingMethod = (type: DeliveryType) => `widget-${type}`

export const isDeliveryOption = (shippingMethod: string) =>
  deliveryTypes.some(type => toShippingMethod(type) === shippingMethod)

type AddressPart = { zipCode?: string; country?: string }

/**
 * Returns the ZIP code of the shipping address or, if it has none, of the billing address, without
 * spaces. Empty if there is none, or if the address is in another country.
 */
export function findDeliveryZipCode(
  { shippingAddress, address }: Record<'shippingAddress' | 'address', AddressPart>,
  country: string | null,
): string {
  const { zipCode = '', country: addressCountry } = shippingAddress.zipCode ? shippingAddress : address
  return country && (!addressCountry || addressCountry.toUpperCase() === country)
    ? compactZipCode(zipCode, country)
    : ''
}

/**
 * Adds a statement for the widget's options with their prices for a ZIP code. If an option has
 * several prices, the one whose `zip` is the longest prefix of the ZIP code applies. If the result
 * is empty, the checkout shows the ordinary shipping methods instead.
 */
export function addDeliveryOptions(
  batch: Batch,
  { priceList }: SalesPlace,
  zipCode: string,
  language: LanguageCode,
): () => ShippingMethod[] {
  if (!zipCode) return () => []
  const statement = batch
    .prepare(
      `SELECT type, name_${language} AS name, price, free_from AS freeFrom, MAX(LENGTH(zip)) AS prefix_length FROM delivery_prices
       WHERE pricelist = ?1 AND SUBSTR(?2, 1, LENGTH(zip)) = zip GROUP BY type`,
    )
    .bind(priceList, zipCode)
  return batch.add(statement, (rows: OptionRow[]) =>
    deliveryTypes.flatMap(type =>
      rows
        .filter(row => row.type === type)
        .map(option => ({ ...option, shippingMethod: toShippingMethod(type), days: null, pickup: type === 'pickup' })),
    ),
  )
}

interface OptionRow {
  type: DeliveryType
  name: string
  price: number
  freeFrom: number | null
}
