/* Attributes that pages and scripts share, to be imported as `* as productNames`. */
/** On the root: lamps are lit; the visitor saves data. On a picture: it is there. */
export const light = 'data-light'
export const saver = 'data-saver'
export const loaded = 'data-loaded'
export const layers = 'data-layers'
export const kelvin = 'data-kelvin'
/** How a dimmer mixes its picture. */
export const mixes = 'data-mixes'
