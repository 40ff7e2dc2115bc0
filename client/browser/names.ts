/* Attributes that pages and scripts share, to be imported as `* as browserNames`. */
/** The state that an overlay stands for; on the root, the state now. */
export const menu = 'data-menu'
/** The id of the drawer that a link opens, and the state that it opens in. */
export const opens = 'data-opens'
export const state = 'data-state'
/** On the root: one dropdown takes over from another, and nothing fades. */
export const switching = 'data-switching'
/** A link that takes this page’s query along; one to another language does too. */
export const along = 'data-along'
export const language = 'data-language'
/** The event on `document` when a listing has taken over other parts of itself. */
export const listingShown = 'listing:shown'
