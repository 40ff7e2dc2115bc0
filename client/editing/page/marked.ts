import * as editingNames from '../../shared/names/editing.ts'
import { type EntryId, entryKey, keyText } from '../entry/ask.ts'

/** An entry on this page, and the field that was pressed; empty for all of it. */
export interface Marked extends EntryId {
  field: string
  /** The paragraph or heading that was pressed. */
  words?: string
  /** It was open before this page was loaded: the focus stays where it is. */
  isRestored?: boolean
}

/** What a paragraph of a long text is on a page. */
const blocks = 'p, li, h2, h3, h4, summary, blockquote'

const selector = `[${editingNames.shows}]`

/** What an element shows, or what the part around it shows. */
export function markedAt(target: EventTarget | null): Marked | null {
  if (!(target instanceof Element)) return null
  const mark = target.closest(selector)?.getAttribute(editingNames.shows)
  if (!mark) return null
  const [key = '', field = ''] = mark.split(' ')
  return { ...entryKey(key), field, words: target.closest(blocks)?.textContent ?? '' }
}

/** The elements that show a field and nothing else. */
export function elementsOf(key: EntryId, field: string): Element[] {
  const mark = CSS.escape(`${keyText(key)} ${field}`)
  return [...document.querySelectorAll(`[${editingNames.shows}="${mark}"]`)]
}

/** A text that is shown by itself, or the heading of a part. */
function wordsOf(element: Element): string {
  const shown = element.childElementCount === 0 ? element : element.querySelector('h1, h2, h3')
  return shown?.textContent.slice(0, 80) ?? ''
}

/** The entries of this page in its order, each with a few of its words. */
export function entriesHere(): (EntryId & { words: string })[] {
  const found = new Map<string, string>()
  for (const element of document.querySelectorAll(selector)) {
    const [key = '', field] = element.getAttribute(editingNames.shows)?.split(' ') ?? []
    if (!found.get(key)) found.set(key, field ? wordsOf(element) : '')
  }
  return [...found].map(([key, words]) => ({ ...entryKey(key), words }))
}
