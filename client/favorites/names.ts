/* Attributes that pages and scripts share, to be imported as `* as favoritesNames`. */
export const count = 'data-favorite-count'
/** What a button does, and what it says then. */
export const does = 'data-does'
/** A place of the page by its name. */
export const part = 'data-part'
export const ids = 'data-ids'
export const items = 'data-items'
export const adding = 'data-adding'
export const added = 'data-added'
export const copied = 'data-copied'
export const addFailed = 'data-add-failed'
export const undo = 'data-undo'
