/** Maximum number of favorites in a browser and in a link: the content service's page size. */
export const maxFavorites = 96

/** The format of a product id in storage and links. */
export const favoriteId = /^[\w-]{1,32}$/

/** The ids in a stored text, without duplicates and invalid ones. */
export const favoriteIds = (text: string): string[] =>
  [...new Set(text.split(','))].filter(id => favoriteId.test(id)).slice(0, maxFavorites)
