/* Attributes shared by pages and scripts. Import them as `* as islandNames`. */
/** On an element: the name of the island that it hydrates when it is hovered or clicked. */
export const wakes = 'data-wakes'
/** On the body: the message to show for an island whose code does not load in time. */
export const failed = 'data-failed'
