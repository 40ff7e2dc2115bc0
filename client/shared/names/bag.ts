/* Attributes and ids shared by pages and scripts. Import them as `* as bagNames`. */
/** On elements that show the number of pieces in the bag. */
export const count = 'data-bag-count'
/** The texts of the notice after adding one piece, and after adding several. */
export const notice = 'data-bag-notice'
export const several = 'data-several'
/** On the drawer's island: the message for an empty bag is shown instead of the island. */
export const empty = 'data-empty'
/** The id of the bag drawer. */
export const drawerId = 'bag'
/** On a form that adds to the bag: the texts of its button while adding, and afterwards. */
export const addingText = 'data-bag-adding'
export const addedText = 'data-bag-added'
/** The button's normal text, stored while the button shows another text. */
export const ownText = 'data-own-text'
/** The message when no size has been chosen. */
export const sizeMissing = 'data-without-size'
