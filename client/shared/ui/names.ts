/* Attributes shared by pages and scripts. Import them as `* as uiNames`. */
/** The id of the product that this element shows. */
export const product = 'data-product'
/** On a product's page: the name of its main category. */
export const category = 'data-category'
/**
 * The displayed amounts in major units: the price, the crossed-out price, and the price to pay if
 * tax is deducted.
 */
export const price = 'data-price'
export const before = 'data-before'
export const paid = 'data-paid'
/** After a price: the number of pieces whose total price the element shows. */
export const total = 'data-total'
/** On an element that shows a product's stock, or depends on it: the stock label. */
export const stock = 'data-stock'
/** On the button that adds a product to the favorites. */
export const favorite = 'data-favorite'
/** On a light switch. */
export const lightSwitch = 'data-light-switch'
/** On a list of cards: the label of each light switch, which a script adds to the cards. */
export const lampsOn = 'data-lamps-on'
/** The colour that is shown until a picture has loaded. */
export const colour = 'data-colour'
/** The part of a cropped picture that must stay visible, as `object-position`. */
export const focus = 'data-focus'
/** On an energy arrow: the energy class, from `A` to `G`. */
export const energyClass = 'data-class'
/** The id of the form that requests a stock notice. */
export const notifyId = 'notify'
