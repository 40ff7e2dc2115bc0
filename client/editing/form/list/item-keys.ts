import { useState } from 'react'

/**
 * A React key for each item of a list, which stays with it when it is moved: so does what is open
 * or typed in it.
 */
export function useItemKeys(length: number) {
  const [known, setKnown] = useState<number[]>([])
  const keys = keysFor(known, length)
  return {
    keys,
    insert: (at: number) => setKnown(keys.toSpliced(at, 0, Math.max(-1, ...keys) + 1)),
    move: (from: number, to: number) => setKnown(movedItem(keys, from, to)),
    remove: (at: number) => setKnown(keys.toSpliced(at, 1)),
  }
}

/** The same items in another order. */
export const movedItem = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

/** Items that were added come last, with keys of their own. */
function keysFor(known: number[], length: number): number[] {
  const next = Math.max(-1, ...known) + 1
  return Array.from({ length }, (_, at) => known[at] ?? next + at)
}
