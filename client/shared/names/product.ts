/* Attributes shared by pages and scripts. Import them as `* as productNames`. */
/**
 * `light` and `saver` are on the root element: lamps are lit; Save-Data is on. `loaded` is on a
 * picture that has loaded.
 */
export const light = 'data-light'
export const saver = 'data-saver'
export const loaded = 'data-loaded'
export const layers = 'data-layers'
export const kelvin = 'data-kelvin'
/** The id and state of the drawer with the results of the light tools for the visitor's room. */
export const ownLightId = 'own-light'
/** Years of the shop's guarantee, and of the legal guarantee in the visitor's country. */
export const guaranteeYears = 'data-guarantee'
export const legalGuaranteeYears = 'data-legal'
/** How a dimmer renders its picture. */
export const mixes = 'data-mixes'
