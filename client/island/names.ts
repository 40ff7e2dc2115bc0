/* Attributes that pages and scripts share, to be imported as `* as islandNames`. */
/** The name of the island that is wanted when this is pointed at. */
export const wakes = 'data-wakes'
/** What an island says when its code does not come. */
export const failed = 'data-failed'
