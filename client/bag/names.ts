/* Attributes that pages and scripts share, to be imported as `* as bagNames`. */
export const count = 'data-bag-count'
/** What is said after one piece came in, and after more. */
export const notice = 'data-bag-notice'
export const several = 'data-several'
