import { read, write } from '../browser/storage.ts'
import * as uiNames from '../ui/names.ts'
import { favoriteIds } from './ids.ts'
import * as favoritesNames from './names.ts'

/*
 * Favorites are product ids that this browser keeps, the newest first. Plain code, on every page:
 * hearts are buttons with
 * `data-favorite` inside of `data-product`, and the number of favorites stands in
 * `data-favorite-count`.
 */

const shown = 'favorites:shown'

export const favorites = (): string[] => favoriteIds(read('favorites') ?? '')

/** Over the most there may be, the oldest ones go. */
export function keepFavorites(ids: string[]) {
  write('favorites', favoriteIds(ids.join(',')).join(',') || null)
  showFavorites()
}

/**
 * Calls back whenever the favorites may have changed: here, in another tab, or while the page was
 * put aside.
 */
export const onFavorites = (callback: () => void) => document.addEventListener(shown, callback)

/** Makes hearts do what they say, on this page and on what it takes over later. */
export function followFavorites() {
  showFavorites()
  document.addEventListener('DOMContentLoaded', showFavorites)
  // Without a key, all of the storage was emptied.
  addEventListener('storage', ({ key }) => (key ?? 'favorites') === 'favorites' && showFavorites())
  addEventListener('pageshow', ({ persisted }) => persisted && showFavorites())
  document.addEventListener('click', ({ target }) => {
    const id = target instanceof Element && productOf(target.closest(`[${uiNames.favorite}]`))
    if (!id) return
    const ids = favorites()
    keepFavorites(ids.includes(id) ? ids.filter(one => one !== id) : [id, ...ids])
  })
}

/** Marks the page's hearts; to be called when there are new ones. */
export function showFavorites() {
  const ids = favorites()
  for (const heart of document.querySelectorAll(`[${uiNames.favorite}]`)) {
    heart.ariaPressed = String(ids.includes(productOf(heart) ?? ''))
  }
  for (const place of document.querySelectorAll(`[${favoritesNames.count}]`)) place.textContent = `${ids.length || ''}`
  document.dispatchEvent(new Event(shown))
}

const productOf = (heart: Element | null) =>
  heart?.closest<HTMLElement>(`[${uiNames.product}]`)?.getAttribute(uiNames.product)
