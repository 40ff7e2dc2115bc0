/* Attributes shared by pages and scripts. Import them as `* as islandNames`. */
/** The name of the island to load when this element is hovered or focused. */
export const wakes = 'data-wakes'
/** The message to show for an island whose code does not load. */
export const failed = 'data-failed'
