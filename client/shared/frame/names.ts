/* Attributes and ids that pages and scripts share, to be imported as `* as frameNames`. */
/** On the root: the next page is loading since then, in ms as of `performance.now()`. */
export const leaving = 'data-leaving'
/** On the root until the page has loaded: what is far below the first view is not laid out. */
export const firstView = 'data-first-view'
/** On the root: the page shows drafts. */
export const preview = 'data-preview'
export const refresh = 'data-refresh'
/** The form that chooses the day of a preview. */
export const day = 'data-day'
/** In it, where is said that a day is too far away, or that something failed. */
export const tooFar = 'data-too-far'
export const dayFailed = 'data-not-shown'
export const suggestions = 'data-suggestions'
/** Ids: of drawers, and of where suggestions are shown and announced. */
export const menuId = 'menu'
export const searchId = 'search'
export const suggestionsId = 'suggestions'
export const suggestionsStatusId = 'suggestions-status'
