/* Attributes that pages and scripts share, to be imported as `* as accountNames`. */
/** Target and label of the link for logged-in customers. */
export const address = 'data-account'
export const addressName = 'data-account-name'
