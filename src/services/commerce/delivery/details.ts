import * as v from 'valibot'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import type { ShippingMethod } from './methods.ts'
import { type DeliveryType, deliveryTypes, toShippingMethod } from './options.ts'
import type { StoredPickupPoint } from './points.ts'

/** What the shopper has chosen besides the shipping method, whether or not the method uses it. */
export interface DeliveryPreferences {
  pickupPoint?: string
  doorCode?: string
  courierInstructions?: string
}

/** The part of `DeliveryPreferences` that applies to the chosen shipping method. */
export interface DeliveryDetails {
  deliveryType: DeliveryType
  pickupLocation: StoredPickupPoint | null
  doorCode: string
  courierInstructions: string
}

export const doorCodeMaximum = 20
export const instructionsMaximum = 200

/** The schema of a printable line. An invalid value becomes undefined, like a missing one. */
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
 * Parses the choices that the checkout script sends in `additionalFields`. Without the delivery
 * widget, only the pick-up point is read.
 */
export function parsePreferences(
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
  return { ...(type ? { shippingMethod: toShippingMethod(type) } : {}), delivery }
}

/**
 * Picks the choices that apply to the shipping method. Null if the method has no choices, because
 * it is neither an option of the delivery widget nor has pick-up points. A pick-up point that is
 * not offered is replaced by the nearest one.
 */
export function pickDeliveryDetails(
  delivery: DeliveryPreferences,
  shipping: ShippingMethod | null,
  points: StoredPickupPoint[],
): DeliveryDetails | null {
  const deliveryType =
    deliveryTypes.find(type => toShippingMethod(type) === shipping?.shippingMethod) ??
    (shipping?.pickup ? 'pickup' : null)
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
