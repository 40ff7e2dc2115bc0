/* Attributes that pages and scripts share, to be imported as `* as listingNames`. */
export const filters = 'data-filters'
export const results = 'data-results'
export const drawerId = 'filters'
export const more = 'data-more'
