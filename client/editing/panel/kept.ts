import { readStored, writeStored } from '../../shared/browser/storage.ts'
import * as editingNames from '../../shared/names/editing.ts'
import { formatEntryKey, parseEntryKey } from '../entry/ask.ts'
import { listEntriesHere, type Marked } from '../page/marked.ts'

/** Whether the previous page was being edited when it was left. */
export const wasEditing = () => readStored('editing') !== null

/**
 * Finds the entry to open on this page: the entry that was open when the visitor left this page, or
 * the entry of the previous page if this page shows it too. Null if there is none.
 */
export function findOpenedBefore(): Marked | null {
  const [text = '', field = '', path] = readStored('editing')?.split(' ') ?? []
  const here: unknown = history.state?.[editingNames.opened]
  if (typeof here === 'string' && !field) return here ? { ...parseEntryKey(here), field, isRestored: true } : null
  const isHere = path === location.pathname || listEntriesHere().some(shown => formatEntryKey(shown) === text)
  // An entry that was chosen in the list of entries is stored without a path. It does not count as
  // restored, so its form gets the focus, as if the editor had clicked the entry on this page.
  return isHere ? { ...parseEntryKey(text), field, isRestored: !field && path !== undefined } : null
}

/** Stores the open entry for this page and the next one; `isOn` is false when editing has ended. */
export function keepOpened(isOn: boolean, opened: Marked | null) {
  const text = opened ? formatEntryKey(opened) : ''
  writeStored('editing', isOn ? (text ? `${text}  ${location.pathname}` : 'on') : null)
  history.replaceState({ ...history.state, [editingNames.opened]: text }, '')
}
