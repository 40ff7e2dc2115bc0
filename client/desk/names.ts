/** On a row of a list, between which `j` and `k` move. */
export const row = 'data-desk-row'
/** On the checkbox that selects a row. */
export const select = 'data-desk-select'
/** On the link to a screen: the letter that opens it after `g`. */
export const letter = 'data-desk-letter'
/** On the button that shows the list of keys. */
export const keys = 'data-desk-keys'
/** The ids of the list of keys, and of the search for orders. */
export const keyListId = 'desk-keys'
export const findId = 'desk-find'
