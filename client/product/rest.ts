import { showMore } from './more/more.ts'
import { showRecentlyViewed } from './recently-viewed/recently-viewed.ts'

/**
 * Loads the content below the first view of a product's page. `shown` is called after product cards
 * have been added.
 */
export function showRest(shown: () => void) {
  showMore().catch(console.info)
  showRecentlyViewed(shown)
}
