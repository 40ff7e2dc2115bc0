import { useState } from 'react'

/**
 * Returns a React key for each item of a list. The key moves with its item, so that the item's
 * opened parts and typed text do too.
 */
export function useItemKeys(length: number) {
  const [known, setKnown] = useState<number[]>([])
  const keys = extendKeys(known, length)
  return {
    keys,
    insert: (at: number) => setKnown(keys.toSpliced(at, 0, Math.max(-1, ...keys) + 1)),
    move: (from: number, to: number) => setKnown(moveItem(keys, from, to)),
    remove: (at: number) => setKnown(keys.toSpliced(at, 1)),
  }
}

/** Returns the list with one item moved. */
export const moveItem = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

/** Adds new keys at the end, for items that were added there. */
function extendKeys(known: number[], length: number): number[] {
  const next = Math.max(-1, ...known) + 1
  return Array.from({ length }, (_, at) => known[at] ?? next + at)
}
