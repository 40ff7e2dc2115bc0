import { createStore, del, entries, set } from 'idb-keyval'
import type { StoredEntry } from './shapes.ts'

/*
 * What has been typed and not yet been saved, in this browser, so that a crash, a closed page or a
 * lost connection loses nothing. Each page has copies of its own, and a lock as long as it lives: a
 * copy whose page is gone is taken over by the next that opens the entry. An entry that was begun
 * and never saved is a copy of nothing.
 */

const page: string = crypto.randomUUID()
const lockOf = (owner: string) => `editing ${owner}`
const store = createStore('editing', 'copies')

/** What was typed, and what it is a change of. */
export interface Copy {
  data: unknown
  base: StoredEntry
}

// Held until the page goes.
void navigator.locks.request(lockOf(page), () => new Promise(() => undefined))

export const keepCopy = (key: string, copy: Copy) => set(`${page} ${key}`, copy, store)
export const dropCopy = (key: string, owner = page) => del(`${owner} ${key}`, store)

interface Left {
  key: string
  owner: string
  /** Made by this page, which has closed the entry since. */
  isOwn: boolean
  copy: Copy
}

/** Copies that no open page is about to save, by entry; of one entry, or of all. */
export async function leftCopies(of?: string): Promise<Left[]> {
  const { held = [] } = await navigator.locks.query()
  const living = new Set(held.map(({ name }) => name))
  const all = await entries<string, Copy>(store)
  return all.flatMap(([name, copy]) => {
    const [owner = '', ...rest] = name.split(' ')
    const key = rest.join(' ')
    const isOwn = owner === page
    const isLeft = (isOwn || !living.has(lockOf(owner))) && (of === undefined || of === key)
    return isLeft ? [{ key, owner, isOwn, copy }] : []
  })
}
