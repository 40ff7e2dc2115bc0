/**
 * Favorites in one browser, and in one link: as many products as the content service gives at once.
 */
export const maxFavorites = 96

/** What a product's id can look like, here and in links. */
export const favoriteId = /^[\w-]{1,32}$/

/** The ids in a kept text, each once; what was tampered with is left out. */
export const favoriteIds = (text: string): string[] =>
  [...new Set(text.split(','))].filter(id => favoriteId.test(id)).slice(0, maxFavorites)
