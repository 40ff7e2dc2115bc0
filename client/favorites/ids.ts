import { parseProductIds } from '../shared/commerce/product-ids.ts'
import { maxFavorites } from './max-favorites.ts'

/** The ids in a stored text, without duplicates and invalid ones. */
export const favoriteIds = (text: string): string[] => parseProductIds(text, maxFavorites)
