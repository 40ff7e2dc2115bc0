/* Attributes shared by pages and scripts. Import them as `* as favoritesNames`. */
/** On elements that show the number of favorites. */
export const count = 'data-favorite-count'
/** On a button: what it does, such as `add`, `share` or `undo`. */
export const does = 'data-does'
/** On a part of the favorites page: its name, such as `list` or `failed`. */
export const part = 'data-part'
/**
 * On the button that saves a shared list to the favorites: the ids of the list's products,
 * separated by commas.
 */
export const ids = 'data-ids'
/**
 * On the button that adds all favorites to the bag: the items to add by product id, as a query
 * string.
 */
export const items = 'data-items'
/** On that button: its text while adding, and its text afterwards. */
export const adding = 'data-adding'
export const added = 'data-added'
/** On the share button: the message after the link was copied. */
export const copied = 'data-copied'
/** On the button that adds all favorites: the message after a failure. */
export const addFailed = 'data-add-failed'
/** On the undo button: the id of the removed product. */
export const undo = 'data-undo'
/** On a link to all favorites: the maximum number of favorites in its address. */
export const most = 'data-most'
/** The event on `document` after hearts were updated, which also happens when cards were added. */
export const shown = 'favorites:shown'
