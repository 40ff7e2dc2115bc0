import { productIds } from '../browser/product-ids.ts'

/** Maximum number of favorites in a browser and in a link: the content service's page size. */
export const maxFavorites = 96

/** The ids in a stored text, without duplicates and invalid ones. */
export const favoriteIds = (text: string): string[] => productIds(text, maxFavorites)
