/* Attributes that pages and scripts share, to be imported as `* as uiNames`. */
/** The id of the product that this is about. */
export const product = 'data-product'
export const category = 'data-category'
/** The amounts that are shown, crossed out, and paid without tax. */
export const price = 'data-price'
export const before = 'data-before'
export const paid = 'data-paid'
export const stock = 'data-stock'
export const favorite = 'data-favorite'
export const lightSwitch = 'data-light-switch'
/** The placeholder of a picture that is not there yet. */
export const colour = 'data-colour'
export const energyClass = 'data-class'
