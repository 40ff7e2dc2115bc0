/* Attributes that pages and scripts share, to be imported as `* as productNames`. */
/** On the root: lamps are lit; Save-Data is on. On a picture: it has loaded. */
export const light = 'data-light'
export const saver = 'data-saver'
export const loaded = 'data-loaded'
export const layers = 'data-layers'
export const kelvin = 'data-kelvin'
/** The id and state of the drawer with what the tools say of its light. */
export const ownLightId = 'own-light'
/** Years of the merchant's guarantee, and of the legal one in the visitor's country. */
export const guaranteeYears = 'data-guarantee'
export const legalGuaranteeYears = 'data-legal'
/** How a dimmer renders its picture. */
export const mixes = 'data-mixes'
