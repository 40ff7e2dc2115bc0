/* Attributes that pages and scripts share, to be imported as `* as uiNames`. */
/** The id of the product that this element shows. */
export const product = 'data-product'
export const category = 'data-category'
/** The shown amounts: price, crossed-out price, and price without deducted tax. */
export const price = 'data-price'
export const before = 'data-before'
export const paid = 'data-paid'
export const stock = 'data-stock'
export const favorite = 'data-favorite'
export const lightSwitch = 'data-light-switch'
/** The placeholder of a picture that has not loaded. */
export const colour = 'data-colour'
/** What stays in sight of a cropped picture. */
export const focus = 'data-focus'
export const energyClass = 'data-class'
/** The id of the form to be told when a product is back. */
export const notifyId = 'notify'
