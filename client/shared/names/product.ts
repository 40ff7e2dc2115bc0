/* Attributes shared by pages and scripts. Import them as `* as productNames`. */
/**
 * On the root element, `light` means that lamps are lit, and `saver` that Save-Data is on. `loaded`
 * is on a picture that has loaded.
 */
export const light = 'data-light'
export const saver = 'data-saver'
export const loaded = 'data-loaded'
/**
 * On a dimmer: the address of its light layers. A list of bulbs that can light the dimmer's picture
 * has the same address. Each of its radio buttons has the description of a bulb, its colour
 * temperature in K, and its luminous flux relative to the first.
 */
export const layers = 'data-layers'
export const kelvin = 'data-kelvin'
export const bulb = 'data-bulb'
export const flux = 'data-flux'
/** The id and menu state of the drawer with the light tools' results for a product. */
export const ownLightId = 'own-light'
/** The years of the shop's guarantee, and of the legal guarantee in the visitor's country. */
export const guaranteeYears = 'data-guarantee'
export const legalGuaranteeYears = 'data-legal'
/**
 * On a dimmer after its first use: `soon` while light layers load, `layers` if it mixes them,
 * `pair` if it fades between the unlit and the lit picture.
 */
export const mixes = 'data-mixes'
