import * as v from 'valibot'
import { callContent, type EntryId, entryPath, keyText } from './ask.ts'
import { nothingStored } from './begin.ts'
import { dropCopy, keepCopy, leftCopies } from './copies.ts'
import { type Conflict, merge } from './merge.ts'
import { changedShape, type StoredEntry, savedShape, storedShape } from './shapes.ts'
import { isSame, type Path, withValue } from './value.ts'

/** How long after the last change it is saved, and tried again without a connection, in ms. */
const pauseMs = 1000
const retryMs = 10_000

export interface EntryState {
  /** As typed. */
  data: unknown
  /** As saved. */
  stored: StoredEntry
  /**
   * `refused`: not valid yet, `errors` say where. `conflict`: another editor has changed the same.
   * `loggedOut`: saved once somebody is logged in again. `gone`: deleted meanwhile.
   */
  state: 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict' | 'loggedOut' | 'gone'
  errors: Record<string, string>
  conflicts: Conflict[]
  /** Who changed something else in it meanwhile, which was merged. */
  mergedWith: string | null
}

export type OpenEntry = NonNullable<Awaited<ReturnType<typeof openEntry>>>

/**
 * Opens an entry to be changed: each change is kept in this browser, and saved as a draft shortly
 * after. One that was begun here is saved once it is valid. Null when there is no such entry, or no
 * connection.
 */
export async function openEntry(key: EntryId) {
  const name = keyText(key)
  const answer = await callContent(entryPath(key))
  const left = await leftCopies(name)
  const isBegun = !answer.ok && answer.status !== 401 && left.some(({ copy }) => copy.base.version === 0)
  if (!answer.ok && !isBegun) return null
  const stored = answer.ok ? v.parse(storedShape, answer.value) : nothingStored(key)
  let now: EntryState = { data: stored.data, stored, state: 'saved', errors: {}, conflicts: [], mergedWith: null }
  const listeners = new Set<() => void>()
  let timer = 0
  let running: Promise<void> | null = null

  function set(change: Partial<EntryState>) {
    now = { ...now, ...change }
    for (const listener of listeners) listener()
  }

  function edit(data: unknown) {
    if (isSame(data, now.data)) return
    set({ data, state: now.conflicts.length > 0 ? 'conflict' : 'unsaved' })
    void keepCopy(name, { data, base: now.stored }).catch(console.warn)
    later(pauseMs)
  }

  function later(ms: number) {
    clearTimeout(timer)
    timer = window.setTimeout(() => void save(), ms)
  }

  /** Theirs has been saved since: mine becomes a change of it. */
  function rebase(data: unknown, base: unknown, theirs: StoredEntry) {
    const { value, conflicts } = merge(base, data, theirs.data)
    const mergedWith = isSame(base, theirs.data) ? null : (theirs.author?.name ?? '')
    set({ data: value, stored: theirs, conflicts, mergedWith, state: conflicts.length > 0 ? 'conflict' : 'unsaved' })
    void keepCopy(name, { data: value, base: theirs }).catch(console.warn)
    if (conflicts.length === 0) later(0)
  }

  /** Resolves when nothing is being saved any more; again while something was typed meanwhile. */
  function save(): Promise<void> {
    clearTimeout(timer)
    running ??= saveOnce().finally(() => {
      running = null
    })
    return running
  }

  async function saveOnce() {
    while (now.conflicts.length === 0 && now.state !== 'gone') {
      const { data, stored } = now
      if (isSame(data, stored.data)) return settle()
      set({ state: 'saving' })
      const body = { type: key.type, data }
      const answer = await callContent(entryPath(key, '', '&autosave'), {
        method: 'PUT',
        body,
        version: stored.version,
      })
      if (answer.ok) {
        const { version } = v.parse(savedShape, answer.value)
        set({ stored: { ...stored, data, version, status: 'draft' }, errors: {} })
        if (!isSame(data, now.data)) continue
        return settle()
      }
      if (!isSame(data, now.data)) continue
      return fail(answer)
    }
  }

  async function settle() {
    set({ state: 'saved', errors: {} })
    await dropCopy(name).catch(console.warn)
  }

  function fail({ status, errors, value }: { status: number; errors: Record<string, string>; value: unknown }) {
    if (status === 412) {
      const { entry } = v.parse(changedShape, value)
      return entry ? rebase(now.data, now.stored.data, entry) : set({ state: 'gone' })
    }
    if (status === 401) return set({ state: 'loggedOut' })
    if (status === 403 || status === 404) return set({ state: 'gone', errors })
    if (status >= 400 && status < 500 && status !== 429) return set({ state: 'refused', errors })
    set({ state: 'offline' })
    later(retryMs)
  }

  const back = () => (now.state === 'offline' || now.state === 'loggedOut') && void save()
  // Editors log in in another tab, and come back.
  for (const type of ['online', 'focus']) addEventListener(type, back)

  for (const { owner, isOwn, copy } of left) {
    rebase(copy.data, copy.base.data, now.stored)
    // This page's is replaced by what it has become.
    if (!isOwn) await dropCopy(name, owner)
  }

  return {
    key,
    /** As it was when the page was loaded. */
    opened: stored,
    now: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (path: Path, value: unknown) => edit(withValue(now.data, path, value)),
    /** Ends a conflict; the last one lets the entry be saved. */
    choose(chosen: Conflict, value: unknown) {
      const conflicts = now.conflicts.filter(conflict => conflict !== chosen)
      set({
        data: withValue(now.data, chosen.path, value),
        conflicts,
        state: conflicts.length > 0 ? 'conflict' : 'unsaved',
      })
      void keepCopy(name, { data: now.data, base: now.stored }).catch(console.warn)
      if (conflicts.length === 0) later(0)
    },
    /** Saves what is typed. True when all of it is saved. */
    async flush() {
      await save()
      return now.state === 'saved'
    },
    /** Forgets an entry that was begun and never saved. */
    async forget() {
      clearTimeout(timer)
      set({ state: 'gone' })
      await dropCopy(name)
    },
    /** Forgets what was typed, and shows what the service has. */
    async reload() {
      clearTimeout(timer)
      const answer = await callContent(entryPath(key))
      if (!answer.ok) return fail(answer)
      const stored = v.parse(storedShape, answer.value)
      set({ data: stored.data, stored, conflicts: [], mergedWith: null })
      await settle()
    },
    close() {
      for (const type of ['online', 'focus']) removeEventListener(type, back)
      void save()
    },
  }
}
