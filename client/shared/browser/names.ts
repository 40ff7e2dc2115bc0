/* Attributes shared by pages and scripts. Import them as `* as browserNames`. */
/** On an overlay: the menu state while it is open. On the root element: the current menu state. */
export const menu = 'data-menu'
/**
 * On a link that opens a drawer: the drawer's id (`opens`), and the menu state that the drawer then
 * gets (`state`).
 */
export const opens = 'data-opens'
export const state = 'data-state'
/** On a header button while its dropdown is open. */
export const dropdownOpened = 'data-opened'
/** On a link to which this page's query parameters are added when it is clicked. */
export const along = 'data-along'
/** On a link to this page in another language: the code of that language. */
export const language = 'data-language'
/** The event that `document` receives after a listing has replaced some of its own elements. */
export const listingShown = 'listing:shown'
/** The key in `history.state` that marks an open drawer (`client/shared/frame/back-closes.ts`). */
export const drawerEntry = 'drawer'
/** The fragment that opens the bag on any page with a bag drawer: the drawer's id after a `#`. */
export const bagFragment = '#bag'
/** The beginning of a URL fragment that encodes a room's lamps (`client/room-light/state.ts`). */
export const lightFragment = '#light'
