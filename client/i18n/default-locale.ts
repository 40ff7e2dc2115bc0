/**
 * Has no prefix in addresses, and stands in where a translation is missing. By itself, since the
 * script of every page needs it and not the list.
 */
export const defaultLocale = 'en'
