/** The id of the element into which the page of pictures and files is rendered. */
export const filesRoot = 'files'
