/* Attributes shared by pages and scripts. Import them as `* as listingNames`. */
export const filters = 'data-filters'
/**
 * A parameter of a listing's address that shows the filter form on the page; its value is
 * `drawerId`.
 */
export const choose = 'choose'
export const results = 'data-results'
export const drawerId = 'filters'
export const more = 'data-more'
