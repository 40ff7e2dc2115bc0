/* Attributes that pages and scripts share, to be imported as `* as listingNames`. */
export const filters = 'data-filters'
/** A parameter of a listing's address, whose page has the form then; its value is `drawerId`. */
export const choose = 'choose'
export const results = 'data-results'
export const drawerId = 'filters'
export const more = 'data-more'
