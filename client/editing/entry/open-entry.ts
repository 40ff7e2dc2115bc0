import * as v from 'valibot'
import { buildEntryPath, callContent, type EntryId, formatEntryKey } from './ask.ts'
import { createUnsavedEntry } from './begin.ts'
import { dropCopy, findLeftCopies, keepCopy } from './copies.ts'
import { type Conflict, merge } from './merge.ts'
import { changedShape, type StoredEntry, savedShape, storedShape } from './shapes.ts'
import { isSame, type Path, replaceValue } from './value.ts'

/**
 * `pauseMs` is the delay between the last change and saving it. `retryMs` is the delay before
 * another attempt if there is no connection. Both are in ms.
 */
const pauseMs = 1000
const retryMs = 10_000

export interface EntryState {
  /** The data in the form, including unsaved changes. */
  data: unknown
  /** The entry as the content service has stored it. */
  stored: StoredEntry
  /**
   * `refused`: the service rejected the data as invalid, see `errors`. `conflict`: another editor
   * has changed the same value. `loggedOut`: the data will be saved once the editor is logged in
   * again. `gone`: the entry was deleted meanwhile.
   */
  state: 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict' | 'loggedOut' | 'gone'
  errors: Record<string, string>
  conflicts: Conflict[]
  /**
   * The name of the editor whose changes were merged with mine. Empty if the name is unknown, null
   * if nothing was merged.
   */
  mergedWith: string | null
}

export type OpenEntry = NonNullable<Awaited<ReturnType<typeof openEntry>>>

/**
 * Opens an entry for editing. Each change is kept in this browser, and saved as a draft after
 * `pauseMs`. A new entry is saved once it is valid. Resolves to null if the entry does not exist,
 * or if there is no connection.
 */
export async function openEntry(key: EntryId) {
  const name = formatEntryKey(key)
  const answer = await callContent(buildEntryPath(key))
  const left = await findLeftCopies(name)
  const isBegun = !answer.ok && answer.status !== 401 && left.some(({ copy }) => copy.base.version === 0)
  if (!answer.ok && !isBegun) return null
  const stored = answer.ok ? v.parse(storedShape, answer.value) : createUnsavedEntry(key)
  let current: EntryState = { data: stored.data, stored, state: 'saved', errors: {}, conflicts: [], mergedWith: null }
  const listeners = new Set<() => void>()
  let timer = 0
  let running: Promise<void> | null = null

  function update(change: Partial<EntryState>) {
    current = { ...current, ...change }
    for (const listener of listeners) listener()
  }

  function edit(data: unknown) {
    if (isSame(data, current.data)) return
    update({ data, state: current.conflicts.length > 0 ? 'conflict' : 'unsaved' })
    void keepCopy(name, { data, base: current.stored }).catch(console.warn)
    saveAfter(pauseMs)
  }

  function saveAfter(ms: number) {
    clearTimeout(timer)
    timer = window.setTimeout(() => void save(), ms)
  }

  /** Applies my changes to the version that another editor has saved meanwhile. */
  function rebase(data: unknown, base: unknown, theirs: StoredEntry) {
    const { value, conflicts } = merge(base, data, theirs.data)
    const mergedWith = isSame(base, theirs.data) ? null : (theirs.author?.name ?? '')
    update({ data: value, stored: theirs, conflicts, mergedWith, state: conflicts.length > 0 ? 'conflict' : 'unsaved' })
    void keepCopy(name, { data: value, base: theirs }).catch(console.warn)
    if (conflicts.length === 0) saveAfter(0)
  }

  /**
   * Resolves when everything is saved or saving has failed. Saves again if something was typed
   * meanwhile.
   */
  function save(): Promise<void> {
    clearTimeout(timer)
    running ??= saveOnce().finally(() => {
      running = null
    })
    return running
  }

  async function saveOnce() {
    while (current.conflicts.length === 0 && current.state !== 'gone') {
      const { data, stored } = current
      if (isSame(data, stored.data)) return settle()
      update({ state: 'saving' })
      const body = { type: key.type, data }
      const answer = await callContent(buildEntryPath(key, '', '&autosave'), {
        method: 'PUT',
        body,
        version: stored.version,
      })
      if (answer.ok) {
        const { version } = v.parse(savedShape, answer.value)
        update({ stored: { ...stored, data, version, status: 'draft' }, errors: {} })
        if (!isSame(data, current.data)) continue
        return settle()
      }
      if (!isSame(data, current.data)) continue
      return fail(answer)
    }
  }

  async function settle() {
    update({ state: 'saved', errors: {} })
    await dropCopy(name).catch(console.warn)
  }

  function fail({ status, errors, value }: { status: number; errors: Record<string, string>; value: unknown }) {
    if (status === 412) {
      const { entry } = v.parse(changedShape, value)
      return entry ? rebase(current.data, current.stored.data, entry) : update({ state: 'gone' })
    }
    if (status === 401) return update({ state: 'loggedOut' })
    if (status === 403 || status === 404) return update({ state: 'gone', errors })
    if (status >= 400 && status < 500 && status !== 429) return update({ state: 'refused', errors })
    update({ state: 'offline' })
    saveAfter(retryMs)
  }

  const retryOnReturn = () => (current.state === 'offline' || current.state === 'loggedOut') && void save()
  // The connection or the login may be back, for example after the editor has logged in in another
  // tab.
  for (const type of ['online', 'focus']) addEventListener(type, retryOnReturn)

  for (const { owner, isOwn, copy } of left) {
    rebase(copy.data, copy.base.data, current.stored)
    // This page's own copy was already replaced with the merged data, by `rebase`.
    if (!isOwn) await dropCopy(name, owner)
  }

  return {
    key,
    /** The entry as it was when it was opened. */
    opened: stored,
    now: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (path: Path, value: unknown) => edit(replaceValue(current.data, path, value)),
    /** Resolves a conflict with the chosen value. After the last conflict, the entry is saved. */
    choose(chosen: Conflict, value: unknown) {
      const conflicts = current.conflicts.filter(conflict => conflict !== chosen)
      update({
        data: replaceValue(current.data, chosen.path, value),
        conflicts,
        state: conflicts.length > 0 ? 'conflict' : 'unsaved',
      })
      void keepCopy(name, { data: current.data, base: current.stored }).catch(console.warn)
      if (conflicts.length === 0) saveAfter(0)
    },
    /**
     * Saves all changes. Resolves to true if everything is saved, and to false if saving has
     * failed.
     */
    async flush() {
      await save()
      return current.state === 'saved'
    },
    /** Discards an entry that exists only in this browser. */
    async forget() {
      clearTimeout(timer)
      update({ state: 'gone' })
      await dropCopy(name)
    },
    /** Discards unsaved changes, and loads the entry from the service. */
    async reload() {
      clearTimeout(timer)
      const answer = await callContent(buildEntryPath(key))
      if (!answer.ok) return fail(answer)
      const stored = v.parse(storedShape, answer.value)
      update({ data: stored.data, stored, conflicts: [], mergedWith: null })
      await settle()
    },
    close() {
      for (const type of ['online', 'focus']) removeEventListener(type, retryOnReturn)
      void save()
    },
  }
}
