import { parseProductIds } from '../shared/commerce/product-ids.ts'
import { maxFavorites } from './max-favorites.ts'

/** Parses a stored text of ids, without duplicates and invalid ones. */
export const parseFavoriteIds = (text: string): string[] => parseProductIds(text, maxFavorites)
