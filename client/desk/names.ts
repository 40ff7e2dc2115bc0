/** Attribute of the rows of a list; `j` and `k` move between them. */
export const row = 'data-desk-row'
/** Attribute of the checkbox that selects a row. */
export const select = 'data-desk-select'
/** Attribute of the link to a screen: the letter that opens the screen after `g`. */
export const letter = 'data-desk-letter'
/** Attribute of the button that shows the list of keys. */
export const keys = 'data-desk-keys'
/** The ids of the list of keys and of the search field for orders. */
export const keyListId = 'desk-keys'
export const findId = 'desk-find'
/**
 * Attributes of the form in which pieces are scanned: the orders on the list, separated by commas,
 * the current order, and the messages for scans that are not counted. In the messages, `codeMark`
 * is the placeholder for the scanned code.
 */
export const scanForm = 'data-desk-orders'
export const scanOrder = 'data-desk-order'
export const scanMessages = {
  wrong: 'data-desk-wrong',
  surplus: 'data-desk-surplus',
  unfinished: 'data-desk-unfinished',
}
export const codeMark = '%code%'
/** The ids of two messages: what is wrong with the last scan, and that all pieces are scanned. */
export const scanAlertId = 'scan-alert'
export const scanReadyId = 'scan-ready'
/**
 * Attributes of an order line's row: the line's id, its codes, separated by spaces, and how many of
 * its pieces are left to send.
 */
export const piece = 'data-desk-piece'
export const pieceCodes = 'data-desk-codes'
export const pieceToSend = 'data-desk-to-send'
/** Attribute of each field or text that shows the number of scanned pieces: the line's id. */
export const scanned = 'data-desk-scanned'
