/* Attributes and ids shared by pages and scripts. Import them as `* as countryNames`. */
/** The id of the drawer for country and language. */
export const drawerId = 'country'
