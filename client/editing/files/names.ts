/** The id of the element for the page of pictures and files. */
export const filesRoot = 'files'
