/* Attributes and ids that pages and scripts share, to be imported as `* as editingNames`. */
/** In a preview, what an element shows: `type:id`, or with a field `type:id field.0.name`. */
export const shows = 'data-edit'
/**
 * Beside it, on a block of a list that the element around it shows: the block's key, or its value
 * where the list has values.
 */
export const block = 'data-edit-block'
/** On the preview's bar: another day than today is shown, or a release. */
export const asOf = 'data-as-of'
/** In it, where editors' buttons are. */
export const tools = 'data-tools'
/** The button that logs in by passkey; its value is said when that fails. */
export const passkeyLogin = 'data-passkey-login'
/** The button that adds a passkey; its value is said when that fails. */
export const passkeyAdd = 'data-passkey-add'
/** Where it is said. */
export const passkeySaid = 'data-passkey-said'
/** On the root: a press on what shows an entry opens its form. */
export const isOn = 'data-editing'
/** The id of the element on the editors' own page that shows all entries. */
export const entriesId = 'editing-entries'
/** The id of the element around the panel and its dialogs. */
export const rootId = 'editing'
/** Before an entry's type and id in the address of a page that opens its form. */
export const openHash = '#edit='
/** In `history.state`: what was open on that page (`panel/kept.ts`). */
export const opened = 'editing-opened'
/** Where Word Online writes the level of a list's item. */
export const wordLevel = 'data-aria-level'
