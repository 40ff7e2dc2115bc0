import * as v from 'valibot'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import type { ShippingMethod } from './methods.ts'
import { type DeliveryType, deliveryTypes, toShippingMethod } from './options.ts'
import type { StoredPickupPoint } from './points.ts'

/** Choices besides the shipping method. They stay stored while another method is chosen. */
export interface DeliveryPreferences {
  pickupPoint?: string
  doorCode?: string
  courierInstructions?: string
}

/** The choices that apply to the chosen method. On orders, they extend the wire. */
export interface DeliveryDetails {
  deliveryType: DeliveryType
  pickupLocation: StoredPickupPoint | null
  doorCode: string
  courierInstructions: string
}

export const doorCodeMaximum = 20
export const instructionsMaximum = 200

/** The schema of a text; missing or invalid ones become undefined. */
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
 * Parses the choices that the checkout script sends in `additionalFields`; prices and names in them
 * are ignored. Without the widget, only the pick-up point counts.
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
 * Picks the choices that apply to the method; null for an ordinary method without a pick-up point.
 * An unavailable point is replaced by the nearest.
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
