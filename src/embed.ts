/** JSON for a script element: no `<` can end the element or open a comment. */
export const embed = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
