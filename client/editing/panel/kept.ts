import { readStored, writeStored } from '../../shared/browser/storage.ts'
import * as editingNames from '../../shared/names/editing.ts'
import { entryKey, keyText } from '../entry/ask.ts'
import { entriesHere, type Marked } from '../page/marked.ts'

/** Whether editing was on, on the page before this one. */
export const wasOn = () => readStored('editing') !== null

/**
 * What was open on this page, also when it is come back to; else on the one before it, if it is on
 * this one too.
 */
export function openedBefore(): Marked | null {
  const [text = '', field = '', path] = readStored('editing')?.split(' ') ?? []
  const here: unknown = history.state?.[editingNames.opened]
  if (typeof here === 'string' && !field) return here ? { ...entryKey(here), field, isRestored: true } : null
  const isHere = path === location.pathname || entriesHere().some(shown => keyText(shown) === text)
  // What was chosen in the list of entries has no path, and gets the focus as if pressed here.
  return isHere ? { ...entryKey(text), field, isRestored: !field && path !== undefined } : null
}

/** For this page and the next; `on` is false when editing has ended. */
export function keepOpened(isOn: boolean, opened: Marked | null) {
  const text = opened ? keyText(opened) : ''
  writeStored('editing', isOn ? (text ? `${text}  ${location.pathname}` : 'on') : null)
  history.replaceState({ ...history.state, [editingNames.opened]: text }, '')
}
