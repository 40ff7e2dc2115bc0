/* Attributes that pages and scripts share, to be imported as `* as favoritesNames`. */
export const count = 'data-favorite-count'
/** A button's action, and its text afterwards. */
export const does = 'data-does'
/** A part of the page by its name. */
export const part = 'data-part'
export const ids = 'data-ids'
export const items = 'data-items'
export const adding = 'data-adding'
export const added = 'data-added'
export const copied = 'data-copied'
export const addFailed = 'data-add-failed'
export const undo = 'data-undo'
/** On a link to all favorites: how many its page takes, in the end of its address. */
export const most = 'data-most'
