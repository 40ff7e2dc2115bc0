import { read, write } from '../../browser/storage.ts'

/** Said on `document` whenever the bag is known anew. */
const bagChanged = 'bag:changed'

/** Tells the page, and other tabs, how many pieces the bag holds. */
export function announceBag(count: number) {
  write('bagCount', String(count))
  document.dispatchEvent(new CustomEvent<number>(bagChanged, { detail: count }))
}

/** Calls back with the number of pieces after every change in this tab. */
export function onBagChange(callback: (count: number) => void) {
  document.addEventListener(bagChanged, event => {
    if (event instanceof CustomEvent && typeof event.detail === 'number') callback(event.detail)
  })
}

/** The number of pieces as last seen, 0 to 9999. */
export const storedBagCount = () => Math.max(0, Math.min(9999, Number.parseInt(read('bagCount') ?? '0', 10) || 0))
