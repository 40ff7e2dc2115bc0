/* Attributes that pages and scripts share, to be imported as `* as accountNames`. */
/** Where the link leads who is logged in, and what it is called. */
export const address = 'data-account'
export const addressName = 'data-account-name'
