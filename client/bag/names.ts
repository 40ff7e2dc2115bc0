/* Attributes and ids that pages and scripts share, to be imported as `* as bagNames`. */
export const count = 'data-bag-count'
/** The notice's texts for one added piece, and for several. */
export const notice = 'data-bag-notice'
export const several = 'data-several'
/** The id of its drawer. */
export const drawerId = 'bag'
