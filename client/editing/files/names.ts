/** The id of the element that the page of pictures and files is rendered into. */
export const filesRoot = 'files'
