/* Attributes shared by pages and scripts. Import them as `* as productNames`. */
/**
 * On the root element, `light` means that lamps are lit, and `saver` that Save-Data is on. `loaded`
 * is on a picture that has loaded.
 */
export const light = 'data-light'
export const saver = 'data-saver'
export const loaded = 'data-loaded'
export const layers = 'data-layers'
export const kelvin = 'data-kelvin'
/** The drawer with the light tools' results for the visitor's room: its id and its menu state. */
export const ownLightId = 'own-light'
/** The years of the shop's guarantee, and of the legal guarantee in the visitor's country. */
export const guaranteeYears = 'data-guarantee'
export const legalGuaranteeYears = 'data-legal'
/** How a dimmer renders its picture. */
export const mixes = 'data-mixes'
