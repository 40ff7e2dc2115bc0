/* Attributes and ids that pages and scripts share, to be imported as `* as countryNames`. */
/** The id of the drawer for country and language. */
export const drawerId = 'country'
