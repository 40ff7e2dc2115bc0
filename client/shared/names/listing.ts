/* Attributes shared by pages and scripts. Import them as `* as listingNames`. */
/** On the form with the filters. */
export const filters = 'data-filters'
/**
 * A parameter of a listing's address that shows the filter form on the page; its value is
 * `drawerId`.
 */
export const choose = 'choose'
/** A parameter of a listing's address: what its cards show. */
export const view = 'view'
/** On the element with the products and their number. */
export const results = 'data-results'
/** The id of the drawer with the filters. */
export const drawerId = 'filters'
/** On the link that loads more products. */
export const more = 'data-more'
