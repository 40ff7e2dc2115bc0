/* Attributes and ids shared by pages and scripts. Import them as `* as accountNames`. */
/** The target and the label of the account link for logged-in customers. */
export const address = 'data-account'
export const addressName = 'data-account-name'
/** The id of the account drawer. */
export const drawerId = 'account'
