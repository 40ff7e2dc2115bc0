/** Number of products that are shown as recently viewed. */
export const maxShown = 8
