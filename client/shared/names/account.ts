/* Attributes and ids shared by pages and scripts. Import them as `* as accountNames`. */
/** On the account link: the target and the label that the link gets for logged-in customers. */
export const address = 'data-account'
export const addressName = 'data-account-name'
/** The id of the account drawer. */
export const drawerId = 'account'
