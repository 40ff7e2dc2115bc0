/* Attributes and ids shared by pages and scripts. Import them as `* as dealersNames`. */
/**
 * The button that requests the visitor's position. The next five attributes contain its messages.
 */
export const near = 'data-near'
export const waiting = 'data-waiting'
export const nearest = 'data-nearest'
export const denied = 'data-denied'
export const unavailable = 'data-unavailable'
export const late = 'data-late'
/** The element that shows the messages and the result. */
export const status = 'data-near-status'
/** A dealer's latitude and longitude in degrees. */
export const place = 'data-place'
export const distance = 'data-distance'
/**
 * The part of the page with dealers by country, and the list that replaces it once dealers are
 * sorted by distance.
 */
export const byCountry = 'data-by-country'
export const byDistance = 'data-by-distance'
/** The id of the list of dealers, which the map's pins link to. */
export const listId = 'dealers'
/** On a pin: the ids of its dealers' entries, separated by spaces. */
export const pins = 'data-pins'
/** On the pins and dealers that belong to the hovered or focused pin or dealer. */
export const marked = 'data-marked'
/** The map's mark for the visitor's position. */
export const you = 'data-you'
