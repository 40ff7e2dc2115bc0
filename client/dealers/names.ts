/* Attributes and ids that pages and scripts share, to be imported as `* as dealersNames`. */
/** The button that asks where the visitor is, and its sentences. */
export const near = 'data-near'
export const waiting = 'data-waiting'
export const nearest = 'data-nearest'
export const denied = 'data-denied'
export const unavailable = 'data-unavailable'
export const late = 'data-late'
/** Says how it went. */
export const status = 'data-near-status'
/** A dealer's coordinates in degrees, north before east. */
export const place = 'data-place'
export const distance = 'data-distance'
/** The part of the page with dealers below their countries, and the empty list that replaces it. */
export const byCountry = 'data-by-country'
export const byDistance = 'data-by-distance'
/** Below the map's pins: the list. */
export const listId = 'dealers'
/** A pin's dealers, as the ids of their entries. */
export const pins = 'data-pins'
/** A pin or dealer that is pointed at, here or there. */
export const marked = 'data-marked'
/** The map's mark of where the visitor is. */
export const you = 'data-you'
