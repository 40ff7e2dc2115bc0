/**
 * The language without a path prefix, and the fallback for missing translations. In its own file,
 * because every page's script needs it without the list.
 */
export const defaultLocale = 'en'
