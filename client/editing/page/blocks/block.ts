import * as editingNames from '../../../shared/names/editing.ts'
import { type EntryId, formatEntryKey, parseEntryKey } from '../../entry/ask.ts'

/** A block of a list, such as a section of a page, if the page shows it as one element. */
export interface PageBlock {
  /** The entry that contains the list. */
  entry: EntryId
  field: string
  /** The block's key or, in a list of plain values, the value itself. */
  key: string
}

const selector = `[${editingNames.block}]`

/** Finds the block that contains an element of the page. Null if there is none. */
export function findBlock(target: Element | null): PageBlock | null {
  const element = target?.closest(selector)
  const key = element?.getAttribute(editingNames.block)
  const [entry, field] = element?.parentElement?.getAttribute(editingNames.shows)?.split(' ') ?? []
  return key && entry && field ? { entry: parseEntryKey(entry), field, key } : null
}

/** Finds the element of a block. Null if it is not on the page. */
export function findBlockElement({ entry, field, key }: PageBlock): Element | null {
  const list = CSS.escape(`${formatEntryKey(entry)} ${field}`)
  return document.querySelector(`[${editingNames.shows}="${list}"] > [${editingNames.block}="${CSS.escape(key)}"]`)
}

export const isSameBlock = (one: PageBlock | null, other: PageBlock | null) =>
  one?.key === other?.key &&
  one?.field === other?.field &&
  formatEntryKey(one?.entry ?? none) === formatEntryKey(other?.entry ?? none)

const none = { type: '', id: '' }

/** Finds the nearest shown block above or below this one on the page. */
export function findNeighbour(block: PageBlock, side: 'before' | 'after'): PageBlock | null {
  const element = findBlockElement(block)
  return findBlock((side === 'before' ? element?.previousElementSibling : element?.nextElementSibling) ?? null)
}

/** The name of a block for editors: its heading, or its first words. */
export function readBlockName(element: Element | null): string {
  const words = (element?.querySelector('h1, h2, h3') ?? element)?.textContent.trim() ?? ''
  return words.length > maxLength ? `${words.slice(0, maxLength)} …` : words
}

/** Maximum length of a name, in characters. */
const maxLength = 40

/** All blocks on the page, from top to bottom. */
export const listPageBlocks = (): PageBlock[] =>
  [...document.querySelectorAll(selector)].flatMap(one => findBlock(one) ?? [])
