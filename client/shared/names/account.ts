/* Attributes and ids that pages and scripts share, to be imported as `* as accountNames`. */
/** Target and label of the link for logged-in customers. */
export const address = 'data-account'
export const addressName = 'data-account-name'
/** The id of its drawer. */
export const drawerId = 'account'
