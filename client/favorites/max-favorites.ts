/**
 * Maximum number of favorites in a browser and in a link; it is the content service's page size.
 */
export const maxFavorites = 96
