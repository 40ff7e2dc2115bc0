import { readStored, writeStored } from '../shared/browser/storage.ts'
import { parseProductIds } from '../shared/commerce/product-ids.ts'
import * as favoritesNames from '../shared/names/favorites.ts'
import * as uiNames from '../shared/ui/names.ts'
import { maxFavorites } from './max-favorites.ts'

/**
 * Parses product ids separated by commas, as they are stored. Duplicates and invalid ids are left
 * out.
 */
export const parseFavoriteIds = (text: string): string[] => parseProductIds(text, maxFavorites)

/* Favorites are product ids that this browser stores, newest first. This code is on every page.
   Hearts are buttons with `data-favorite` inside an element with `data-product`; elements with
   `data-favorite-count` show the number of favorites. */

export const readFavorites = (): string[] => parseFavoriteIds(readStored('favorites') ?? '')

/** Stores favorites. Above the maximum, the oldest ones are removed. */
export function storeFavorites(ids: string[]) {
  writeStored('favorites', parseFavoriteIds(ids.join(',')).join(',') || null)
  showFavorites()
}

/**
 * Calls `callback` whenever the favorites may have changed: on this page, in another tab, or while
 * the page was in the back/forward cache.
 */
export const onFavorites = (callback: () => void) => document.addEventListener(favoritesNames.shown, callback)

/** Activates the hearts of this page, and of content that is inserted later. */
export function followFavorites() {
  showFavorites()
  document.addEventListener('DOMContentLoaded', showFavorites)
  // The event has no key when the whole storage was cleared.
  addEventListener('storage', ({ key }) => (key ?? 'favorites') === 'favorites' && showFavorites())
  addEventListener('pageshow', ({ persisted }) => persisted && showFavorites())
  document.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && readProduct(target.closest(`[${uiNames.favorite}]`))
    if (!id) return
    const ids = readFavorites()
    storeFavorites(ids.includes(id) ? ids.filter(one => one !== id) : [id, ...ids])
  })
}

/** Updates the hearts and the number of favorites on the page. Call it after inserting hearts. */
export function showFavorites() {
  const ids = readFavorites()
  for (const heart of document.querySelectorAll(`[${uiNames.favorite}]`)) {
    heart.ariaPressed = String(ids.includes(readProduct(heart) ?? ''))
  }
  for (const place of document.querySelectorAll(`[${favoritesNames.count}]`)) place.textContent = `${ids.length || ''}`
  document.dispatchEvent(new Event(favoritesNames.shown))
}

const readProduct = (heart: Element | null) =>
  heart?.closest<HTMLElement>(`[${uiNames.product}]`)?.getAttribute(uiNames.product)
