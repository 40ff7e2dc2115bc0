/* Attributes and ids shared by pages and scripts. Import them as `* as editingNames`. */
/**
 * In a preview, the entry that an element shows: `type:id`, or for one field `type:id
 * field.0.name`.
 */
export const shows = 'data-edit'
/**
 * Together with `shows`, on one block in a list: the block's key, or the block's value if the list
 * contains plain values.
 */
export const block = 'data-edit-block'
/** On the preview bar: the page shows a day other than today, or a release. */
export const asOf = 'data-as-of'
/** The element of the preview bar with the editors' buttons. */
export const tools = 'data-tools'
/** On the button that logs in by passkey: the message for a failed login. */
export const passkeyLogin = 'data-passkey-login'
/** On the button that adds a passkey: the message for when that fails. */
export const passkeyAdd = 'data-passkey-add'
/** The element that shows the messages about passkeys. */
export const passkeyMessage = 'data-passkey-said'
/** On the root element: editing is on, so a click on an element with `shows` opens its form. */
export const isOn = 'data-editing'
/** The id of the element on the editors' own page that lists all entries. */
export const entriesId = 'editing-entries'
/** The id of the element that contains the panel and its dialogs. */
export const rootId = 'editing'
/**
 * In an address: the beginning of the fragment that opens a form; an entry's type and id follow.
 */
export const openHash = '#edit='
/**
 * The key in `history.state` under which the panel stores what was open
 * (`client/editing/panel/kept.ts`).
 */
export const opened = 'editing-opened'
/** The attribute in which Word Online writes the level of a list item. */
export const wordLevel = 'data-aria-level'
