import { createStore, del, entries, set } from 'idb-keyval'
import type { StoredEntry } from './shapes.ts'

/* Keeps unsaved changes in this browser, so that a crash, a closed page or a lost connection loses
   nothing. Each page that is open in a browser tab has its own copies, and holds a lock until it is
   closed. If a page was closed with unsaved changes, the next page that opens the entry takes over
   the copy. For an entry that was never saved, the copy is based on an empty entry. */

const page: string = crypto.randomUUID()
const lockName = (owner: string) => `editing ${owner}`
const store = createStore('editing', 'copies')

/** The changed data, and the entry that it is based on. */
export interface Copy {
  data: unknown
  base: StoredEntry
}

// The lock is held until the page is closed.
void navigator.locks.request(lockName(page), () => new Promise(() => undefined))

export const keepCopy = (key: string, copy: Copy) => set(`${page} ${key}`, copy, store)
export const dropCopy = (key: string, owner = page) => del(`${owner} ${key}`, store)

interface LeftCopy {
  key: string
  owner: string
  /** Whether this page made the copy, before it closed the entry. */
  isOwn: boolean
  copy: Copy
}

/**
 * Finds copies that no other open page is going to save: copies made by this page, or by pages that
 * are closed by now. `of` is the key of an entry; without it, the copies of all entries are
 * returned.
 */
export async function findLeftCopies(of?: string): Promise<LeftCopy[]> {
  const { held = [] } = await navigator.locks.query()
  const openLocks = new Set(held.map(({ name }) => name))
  const all = await entries<string, Copy>(store)
  return all.flatMap(([name, copy]) => {
    const [owner = '', ...rest] = name.split(' ')
    const key = rest.join(' ')
    const isOwn = owner === page
    const isLeft = (isOwn || !openLocks.has(lockName(owner))) && (of === undefined || of === key)
    return isLeft ? [{ key, owner, isOwn, copy }] : []
  })
}
