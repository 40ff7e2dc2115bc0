/* Attributes shared by pages and scripts. Import them as `* as browserNames`. */
/** On an overlay: the state that it stands for. On the root element: the current state. */
export const menu = 'data-menu'
/** On a link that opens a drawer: the drawer's id, and the state in which it opens. */
export const opens = 'data-opens'
export const state = 'data-state'
/** On a button in the header: its dropdown is open. */
export const dropdownOpened = 'data-opened'
/** On a link that keeps this page's query. A link to another language also has `language`. */
export const along = 'data-along'
export const language = 'data-language'
/** The event on `document` after a listing has replaced some of its elements. */
export const listingShown = 'listing:shown'
/** The key in `history.state` that marks an open drawer (`client/shared/frame/back-closes.ts`). */
export const drawerEntry = 'drawer'
/** A fragment that opens the bag on any page with a bag drawer; it is that drawer's id. */
export const bagFragment = '#bag'
/** The beginning of a fragment that contains a room's lamps (`client/room-light/state.ts`). */
export const lightFragment = '#light'
