import * as v from 'valibot'
import type { ShippingMethod } from './methods.ts'
import { type DeliveryType, deliveryTypes, methodOf } from './options.ts'

/** A pick-up point for parcels. */
export interface PickupPoint {
  /** The point's id. */
  point: string
  name: string
  address1: string
  zipCode: string
  city: string
}

/** Input of the delivery widget: stored with the selection, even while another method is chosen. */
export interface DeliveryPreferences {
  pickupPoint?: string
  doorCode?: string
  courierInstructions?: string
}

/** The part of the input that applies to the chosen method; on orders an extension of the wire. */
export interface DeliveryDetails {
  deliveryType: DeliveryType
  pickupLocation: PickupPoint | null
  doorCode: string
  courierInstructions: string
}

export const doorCodeMaximum = 20
export const instructionsMaximum = 200

/** A missing or invalid text is undefined. */
const preference = (maximum: number) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^\P{C}*$/u),
        v.trim(),
        v.maxLength(maximum),
        v.check(text => text.isWellFormed()),
      ),
    ),
    undefined,
  )
const preferences = v.object({
  pickupLocation: preference(60),
  doorCode: preference(doorCodeMaximum),
  courierInstructions: preference(instructionsMaximum),
})

/**
 * Fields that the checkout script passes on in `additionalFields`; prices and names in them are
 * ignored.
 */
export function preferencesIn(additional: Record<string, unknown>) {
  const type = deliveryTypes.find(entry => entry === additional.deliveryType)
  const { pickupLocation, doorCode, courierInstructions } = v.parse(preferences, additional)
  const delivery: DeliveryPreferences = {
    ...(pickupLocation === undefined ? {} : { pickupPoint: pickupLocation }),
    ...(doorCode === undefined ? {} : { doorCode }),
    ...(courierInstructions === undefined ? {} : { courierInstructions }),
  }
  return { ...(type ? { shippingMethod: methodOf(type) } : {}), delivery }
}

/** The nearest points first, at most five. */
export async function loadPickupPoints(db: D1Database, country: string | null, zipCode: string) {
  if (!country || !zipCode) return []
  const { results } = await db
    .prepare(
      `SELECT pickup_point AS point, name, address1, zip_code AS zipCode, city FROM pickup_points
       WHERE country = ?1 AND SUBSTR(?2, 1, LENGTH(near)) = near ORDER BY LENGTH(near) DESC, name LIMIT 5`,
    )
    .bind(country, zipCode)
    .all<PickupPoint>()
  return results
}

/** Null for an ordinary method. An unavailable point is replaced by the nearest. */
export function detailsOf(
  delivery: DeliveryPreferences,
  shipping: ShippingMethod | null,
  points: PickupPoint[],
): DeliveryDetails | null {
  const deliveryType = deliveryTypes.find(type => methodOf(type) === shipping?.shippingMethod)
  if (!deliveryType) return null
  const isToDoor = deliveryType === 'delivery'
  return {
    deliveryType,
    pickupLocation:
      deliveryType === 'pickup'
        ? (points.find(({ point }) => point === delivery.pickupPoint) ?? points[0] ?? null)
        : null,
    doorCode: (isToDoor && delivery.doorCode) || '',
    courierInstructions: (isToDoor && delivery.courierInstructions) || '',
  }
}
