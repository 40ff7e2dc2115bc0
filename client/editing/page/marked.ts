import * as editingNames from '../../shared/names/editing.ts'
import { type EntryId, formatEntryKey, parseEntryKey } from '../entry/ask.ts'

/** An entry on this page and the field that was clicked. `field` is empty for the whole entry. */
export interface Marked extends EntryId {
  field: string
  /** The text of the clicked paragraph or heading. */
  words?: string
  /**
   * Whether the entry was already open before this page was loaded. The focus then stays where it
   * is.
   */
  isRestored?: boolean
}

/** A selector of the elements that are paragraphs of long texts on a page. */
const paragraphs = 'p, li, h2, h3, h4, summary, blockquote'

const selector = `[${editingNames.shows}]`

/**
 * Finds the entry and field that an element or one of its ancestors shows. Null if there is none.
 */
export function findMarked(target: EventTarget | null): Marked | null {
  if (!(target instanceof Element)) return null
  const mark = target.closest(selector)?.getAttribute(editingNames.shows)
  if (!mark) return null
  const [key = '', field = ''] = mark.split(' ')
  return { ...parseEntryKey(key), field, words: target.closest(paragraphs)?.textContent ?? '' }
}

/** The elements that show exactly this field. */
export function findFieldElements(key: EntryId, field: string): Element[] {
  const mark = CSS.escape(`${formatEntryKey(key)} ${field}`)
  return [...document.querySelectorAll(`[${editingNames.shows}="${mark}"]`)]
}

/** The text of an element without children, otherwise its first heading. */
function readWords(element: Element): string {
  const shown = element.childElementCount === 0 ? element : element.querySelector('h1, h2, h3')
  return shown?.textContent.slice(0, 80) ?? ''
}

/** Lists the entries on this page from top to bottom, each with a few words of its text. */
export function listEntriesHere(): (EntryId & { words: string })[] {
  const found = new Map<string, string>()
  for (const element of document.querySelectorAll(selector)) {
    const [key = '', field] = element.getAttribute(editingNames.shows)?.split(' ') ?? []
    if (!found.get(key)) found.set(key, field ? readWords(element) : '')
  }
  return [...found].map(([key, words]) => ({ ...parseEntryKey(key), words }))
}
