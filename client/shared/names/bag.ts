/* Attributes and ids that pages and scripts share, to be imported as `* as bagNames`. */
export const count = 'data-bag-count'
/** The notice's texts for one added piece, and for several. */
export const notice = 'data-bag-notice'
export const several = 'data-several'
/** On the drawer's island: an empty bag is shown instead of it. */
export const empty = 'data-empty'
/** The id of its drawer. */
export const drawerId = 'bag'
/** On a form that adds to the bag: the texts of its button meanwhile, and afterwards. */
export const addingText = 'data-bag-adding'
export const addedText = 'data-bag-added'
/** The button's own text, while it shows another one. */
export const ownText = 'data-own-text'
/** What is said when no size has been chosen. */
export const sizeMissing = 'data-without-size'
