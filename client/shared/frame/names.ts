/* Attributes and ids shared by pages and scripts. Import them as `* as frameNames`. */
/** On the root element: the value of `performance.now()` in ms when the next page began to load. */
export const leaving = 'data-leaving'
/**
 * On the root element until the page has loaded: content far below the first view is not laid out
 * yet.
 */
export const firstView = 'data-first-view'
/** On the root element: the page shows drafts. */
export const preview = 'data-preview'
/** On the preview bar's link that reloads the page with the latest drafts. */
export const refresh = 'data-refresh'
/** The form that chooses the day of a preview. */
export const day = 'data-day'
/**
 * On that form's messages: the chosen day is too far away, or the page could not be shown for it.
 */
export const tooFar = 'data-too-far'
export const dayFailed = 'data-not-shown'
/** On the search field: the address that returns suggestions. */
export const suggestions = 'data-suggestions'
/** Ids of drawers, and of the elements that show and announce suggestions. */
export const menuId = 'menu'
export const searchId = 'search'
export const suggestionsId = 'suggestions'
export const suggestionsStatusId = 'suggestions-status'
