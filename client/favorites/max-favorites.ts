/**
 * Maximum number of favorites in a browser and in a link. It equals the page size of the content
 * service, so that one request loads all of them.
 */
export const maxFavorites = 96
