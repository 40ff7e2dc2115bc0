import { createStore, del, entries, set } from 'idb-keyval'
import type { Stored } from './shapes.ts'

/*
 * What has been typed and not yet been saved, in this browser, so that a crash, a closed page or a
 * lost connection loses nothing. Each page has copies of its own, and a lock as long as it lives: a
 * copy whose page is gone is taken over by the next that opens the entry.
 */

const page: string = crypto.randomUUID()
const lockOf = (owner: string) => `editing ${owner}`
const store = createStore('editing', 'copies')

/** What was typed, and what it is a change of. */
export interface Copy {
  data: unknown
  base: Stored
}

// Held until the page goes.
void navigator.locks.request(lockOf(page), () => new Promise(() => undefined))

export const keepCopy = (key: string, copy: Copy) => set(`${page} ${key}`, copy, store)
export const dropCopy = (key: string, owner = page) => del(`${owner} ${key}`, store)

/** Copies of pages that are gone, by entry; of one entry, or of all. */
export async function leftCopies(of?: string): Promise<{ key: string; owner: string; copy: Copy }[]> {
  const { held = [] } = await navigator.locks.query()
  const living = new Set(held.map(({ name }) => name))
  const all = await entries<string, Copy>(store)
  return all.flatMap(([name, copy]) => {
    const [owner = '', ...rest] = name.split(' ')
    const key = rest.join(' ')
    const isLeft = owner !== page && !living.has(lockOf(owner)) && (of === undefined || of === key)
    return isLeft ? [{ key, owner, copy }] : []
  })
}
