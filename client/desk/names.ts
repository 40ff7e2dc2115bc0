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
/**
 * On the form in which pieces are scanned: the orders on the list, with commas, and the current
 * one. Its messages for scans that are not counted have `codeMark` where the code stands.
 */
export const scanForm = 'data-desk-orders'
export const scanOrder = 'data-desk-order'
export const scanMessages = {
  wrong: 'data-desk-wrong',
  surplus: 'data-desk-surplus',
  unfinished: 'data-desk-unfinished',
}
export const codeMark = '%code%'
/** The ids of two messages: what is wrong with the last scan, and that all pieces are there. */
export const scanAlertId = 'scan-alert'
export const scanReadyId = 'scan-ready'
/** On the row of a line: its id, its codes with spaces, and how many pieces are left to send. */
export const piece = 'data-desk-piece'
export const pieceCodes = 'data-desk-codes'
export const pieceToSend = 'data-desk-to-send'
/** On each field and text with the number of scanned pieces: the line's id. */
export const scanned = 'data-desk-scanned'
