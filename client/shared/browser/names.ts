/* Attributes that pages and scripts share, to be imported as `* as browserNames`. */
/** The overlay's state; on the root, the current state. */
export const menu = 'data-menu'
/** The drawer's id and state for a link that opens it. */
export const opens = 'data-opens'
export const state = 'data-state'
/** On an opener in the header: its dropdown is open. */
export const dropdownOpened = 'data-opened'
/** A link that keeps this page's query; also one to another language. */
export const along = 'data-along'
export const language = 'data-language'
/** The event on `document` after a listing has replaced parts of itself. */
export const listingShown = 'listing:shown'
/** In `history.state`: the entry of an open drawer (`client/shared/frame/back-closes.ts`). */
export const drawerEntry = 'drawer'
/** Opens the bag, after the path of any page that has one: its drawer's id. */
export const bagFragment = '#bag'
/** Begins the fragment that holds a room's lamps (`client/room-light/state.ts`). */
export const lightFragment = '#light'
