/* Attributes and ids that pages and scripts share, to be imported as `* as frameNames`. */
/** On the root: the next page is loading. */
export const leaving = 'data-leaving'
/** On the root: the page shows drafts. */
export const preview = 'data-preview'
export const refresh = 'data-refresh'
export const suggestions = 'data-suggestions'
/** Ids: of drawers, and of where suggestions are shown and announced. */
export const menuId = 'menu'
export const searchId = 'search'
export const suggestionsId = 'suggestions'
export const suggestionsStatusId = 'suggestions-status'
