/* Attributes shared by pages and scripts. Import them as `* as favoritesNames`. */
export const count = 'data-favorite-count'
/** On a button: what it does. */
export const does = 'data-does'
/** The name of a part of the page. */
export const part = 'data-part'
export const ids = 'data-ids'
export const items = 'data-items'
export const adding = 'data-adding'
export const added = 'data-added'
export const copied = 'data-copied'
export const addFailed = 'data-add-failed'
export const undo = 'data-undo'
/** On a link to all favorites: the maximum number of favorites in its address. */
export const most = 'data-most'
