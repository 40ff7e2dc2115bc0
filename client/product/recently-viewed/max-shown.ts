/** Maximum number of products shown as recently viewed. */
export const maxShown = 8
