import { readStored, writeStored } from '../shared/browser/storage.ts'
import { parseProductIds } from '../shared/commerce/product-ids.ts'
import * as favoritesNames from '../shared/names/favorites.ts'
import * as uiNames from '../shared/ui/names.ts'
import { maxFavorites } from './max-favorites.ts'

/** Parses a stored text of ids, without duplicates and invalid ones. */
export const parseFavoriteIds = (text: string): string[] => parseProductIds(text, maxFavorites)

/* Favorites are product ids stored in this browser, newest first. This code is on every page:
   hearts are buttons with `data-favorite` inside `data-product`, and `data-favorite-count` shows
   the number of favorites. */

const shownEvent = 'favorites:shown'

export const readFavorites = (): string[] => parseFavoriteIds(readStored('favorites') ?? '')

/** Stores favorites. Above the maximum, the oldest ones are removed. */
export function storeFavorites(ids: string[]) {
  writeStored('favorites', parseFavoriteIds(ids.join(',')).join(',') || null)
  showFavorites()
}

/**
 * Calls back whenever the favorites may have changed: on this page, in another tab, or while the
 * page was in the back/forward cache.
 */
export const onFavorites = (callback: () => void) => document.addEventListener(shownEvent, callback)

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

/** Updates the page's hearts. Call it after inserting new ones. */
export function showFavorites() {
  const ids = readFavorites()
  for (const heart of document.querySelectorAll(`[${uiNames.favorite}]`)) {
    heart.ariaPressed = String(ids.includes(readProduct(heart) ?? ''))
  }
  for (const place of document.querySelectorAll(`[${favoritesNames.count}]`)) place.textContent = `${ids.length || ''}`
  document.dispatchEvent(new Event(shownEvent))
}

const readProduct = (heart: Element | null) =>
  heart?.closest<HTMLElement>(`[${uiNames.product}]`)?.getAttribute(uiNames.product)
