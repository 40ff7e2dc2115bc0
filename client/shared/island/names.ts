/* Attributes that pages and scripts share, to be imported as `* as islandNames`. */
/** The name of the island to load when this element is hovered or focused. */
export const wakes = 'data-wakes'
/** The message of an island whose code does not load. */
export const failed = 'data-failed'
