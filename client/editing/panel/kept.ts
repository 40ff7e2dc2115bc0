import { readStored, writeStored } from '../../shared/browser/storage.ts'
import * as editingNames from '../../shared/names/editing.ts'
import { formatEntryKey, parseEntryKey } from '../entry/ask.ts'
import { listEntriesHere, type Marked } from '../page/marked.ts'

/** Whether editing was on, on the previous page. */
export const wasEditing = () => readStored('editing') !== null

/**
 * The entry that was open on this page, also after coming back to it. Otherwise the one that was
 * open on the previous page, if this page shows it too.
 */
export function findOpenedBefore(): Marked | null {
  const [text = '', field = '', path] = readStored('editing')?.split(' ') ?? []
  const here: unknown = history.state?.[editingNames.opened]
  if (typeof here === 'string' && !field) return here ? { ...parseEntryKey(here), field, isRestored: true } : null
  const isHere = path === location.pathname || listEntriesHere().some(shown => formatEntryKey(shown) === text)
  // An entry chosen in the list of entries is stored without a path. It gets the focus as if
  // clicked here.
  return isHere ? { ...parseEntryKey(text), field, isRestored: !field && path !== undefined } : null
}

/** Stores the open entry for this page and the next one; `isOn` is false when editing has ended. */
export function keepOpened(isOn: boolean, opened: Marked | null) {
  const text = opened ? formatEntryKey(opened) : ''
  writeStored('editing', isOn ? (text ? `${text}  ${location.pathname}` : 'on') : null)
  history.replaceState({ ...history.state, [editingNames.opened]: text }, '')
}
