import { readStored, writeStored } from '../../browser/storage.ts'

/** The event that `document` receives after every update of the bag's count. */
const bagChanged = 'bag:changed'

/** Publishes the bag's quantity to this page and other tabs. */
export function announceBag(count: number) {
  writeStored('bagCount', String(count))
  document.dispatchEvent(new CustomEvent<number>(bagChanged, { detail: count }))
}

/** Calls back with the quantity after every change in this tab. */
export function onBagChange(callback: (count: number) => void) {
  document.addEventListener(bagChanged, event => {
    if (event instanceof CustomEvent && typeof event.detail === 'number') callback(event.detail)
  })
}

/** The stored quantity, 0 to 9999. */
export const readBagCount = () => Math.max(0, Math.min(9999, Number.parseInt(readStored('bagCount') ?? '0', 10) || 0))
