/**
 * The language without a path prefix, and the fallback for missing translations. It has its own
 * file, because every page's script needs it, but not the list of languages.
 */
export const defaultLocale = 'en'
