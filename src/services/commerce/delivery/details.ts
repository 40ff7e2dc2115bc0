import * as v from 'valibot'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import type { ShippingMethod } from './methods.ts'
import { type DeliveryType, deliveryTypes, methodOf } from './options.ts'
import type { StoredPickupPoint } from './points.ts'

/** What was chosen besides the method: stored, even while another method is chosen. */
export interface DeliveryPreferences {
  pickupPoint?: string
  doorCode?: string
  courierInstructions?: string
}

/** The part of the input that applies to the chosen method; on orders an extension of the wire. */
export interface DeliveryDetails {
  deliveryType: DeliveryType
  pickupLocation: StoredPickupPoint | null
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
        v.transform(cleanLine),
        v.regex(/^\P{C}*$/u),
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
 * ignored. Without the widget only the pick-up point counts.
 */
export function preferencesIn(
  additional: Record<string, unknown>,
  { hasDeliveryWidget }: { hasDeliveryWidget: boolean },
) {
  const { pickupLocation, doorCode, courierInstructions } = v.parse(preferences, additional)
  const point = pickupLocation === undefined ? {} : { pickupPoint: pickupLocation }
  if (!hasDeliveryWidget) return pickupLocation === undefined ? {} : { delivery: point }
  const type = deliveryTypes.find(entry => entry === additional.deliveryType)
  const delivery: DeliveryPreferences = {
    ...point,
    ...(doorCode === undefined ? {} : { doorCode }),
    ...(courierInstructions === undefined ? {} : { courierInstructions }),
  }
  return { ...(type ? { shippingMethod: methodOf(type) } : {}), delivery }
}

/**
 * Null for an ordinary method, unless it leads to a pick-up point. An unavailable point is replaced
 * by the nearest.
 */
export function detailsOf(
  delivery: DeliveryPreferences,
  shipping: ShippingMethod | null,
  points: StoredPickupPoint[],
): DeliveryDetails | null {
  const deliveryType =
    deliveryTypes.find(type => methodOf(type) === shipping?.shippingMethod) ?? (shipping?.pickup ? 'pickup' : null)
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
