/**
 * The language whose addresses have no prefix, and the fallback for missing translations. It is in
 * its own file, because every page's script needs it, but not the list of languages.
 */
export const defaultLocale = 'en'
