import { isObject } from '../../entry/value.ts'

export const bodyStyles = ['normal', 'h1', 'h2', 'h3', 'h4', 'blockquote']
export const bodyDecorators = ['strong', 'em']
export const bodyLists = ['bullet', 'number']

export type EditorBlock = Fields & { _type: string; _key: string }

interface Span {
  _type: string
  _key: string
  text: string
  marks: string[]
}

interface Link {
  _type: string
  _key: string
  href: string
}

type Fields = Record<string, unknown>

/**
 * The type of the cards that represent blocks which the editor does not support. A card's field
 * `stored` is the JSON of the block that it represents.
 */
export const closedBlock = 'closedBlock'

/**
 * Converts the blocks of a body for the text editor, and back. The editor drops or changes blocks
 * that are not in its schema, and deletes the whole text if one key is invalid. Therefore it
 * receives only text blocks in the form that it writes itself, each with a unique key; every other
 * block is replaced by a card. Blocks that the editor returns unchanged are stored exactly as
 * before.
 */
export class EditorBlocks {
  #stored = new Map<string, unknown>()

  fromBody(body: readonly unknown[]): EditorBlock[] {
    const newKey = createUniqueKeys(body)
    return body.map(stored => {
      const key = newKey(isObject(stored) ? stored._key : undefined)
      const block = toEditorText(stored, key) ?? { _type: closedBlock, _key: key, stored: JSON.stringify(stored) }
      this.#stored.set(serialize(block), stored)
      return block
    })
  }

  toBody(blocks: readonly { _type: string; _key: string }[]): unknown[] {
    return blocks.flatMap(block => {
      const serialized = serialize(block)
      if (this.#stored.has(serialized)) return [this.#stored.get(serialized)]
      if (block._type !== closedBlock) return [block]
      // A pasted card has a new key. If another program created the card, its `stored` may not be
      // an object.
      const stored = parseStored(block)
      return isObject(stored) ? [{ ...stored, _key: block._key }] : []
    })
  }
}

/**
 * The block that a card represents; undefined if this code did not create the card. The function
 * does not use valibot, because more of valibot would become part of the files that shoppers load.
 */
export function parseStored(card: object): unknown {
  const text: unknown = Reflect.get(card, 'stored')
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Formats a block as JSON with sorted fields, so that blocks can be compared. */
const serialize = (block: unknown): string =>
  JSON.stringify(block, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  )

/**
 * Returns a function that creates unique keys. It returns a valid key unchanged if that key is not
 * used yet; otherwise it returns a new key. The same body always gets the same new keys.
 */
function createUniqueKeys(body: readonly unknown[]) {
  const existingKeys = new Set(body.map(stored => (isObject(stored) ? stored._key : undefined)))
  const used = new Set<string>()
  return (own: unknown): string => {
    const isOwn = typeof own === 'string' && own !== '' && !used.has(own)
    let key = isOwn ? own : ''
    for (let at = used.size; key === ''; at++)
      if (!existingKeys.has(`key-${at}`) && !used.has(`key-${at}`)) key = `key-${at}`
    used.add(key)
    return key
  }
}

const blockFields = new Set(['_type', '_key', 'style', 'listItem', 'level', 'markDefs', 'children'])
const spanFields = new Set(['_type', '_key', 'text', 'marks'])
const linkFields = new Set(['_type', '_key', 'href'])

/**
 * Converts a text block to the form that the editor itself writes. Returns null if the conversion
 * would lose something.
 */
function toEditorText(stored: unknown, key: string): EditorBlock | null {
  if (!isObject(stored) || stored._type !== 'block' || !hasOnly(stored, blockFields)) return null
  const { style = 'normal', listItem, level, markDefs = [], children } = stored
  if (typeof style !== 'string' || !bodyStyles.includes(style)) return null
  if (listItem !== undefined && !(typeof listItem === 'string' && bodyLists.includes(listItem))) return null
  if (level !== undefined && !isLevel(level)) return null
  if (!isLinks(markDefs) || !Array.isArray(children) || children.length === 0) return null
  const links = new Set(markDefs.map(({ _key }) => _key))
  const spans: Span[] = []
  const newKey = createUniqueKeys(children)
  for (const child of children) {
    const span = toSpan(child, links, isObject(child) ? newKey(child._key) : '')
    if (!span) return null
    const last = spans.at(-1)
    if (last && isSameMarks(last.marks, span.marks)) last.text += span.text
    else spans.push(span)
  }
  const [first] = spans
  // The editor removes empty spans, and removes links from a single empty span.
  if (spans.length > 1 && spans.some(({ text }) => text === '')) return null
  if (first?.text === '') first.marks = first.marks.filter(mark => bodyDecorators.includes(mark))
  const used = new Set(spans.flatMap(({ marks }) => marks))
  const list = listItem === undefined ? {} : { listItem, level: level ?? 1 }
  const ownLinks = markDefs.filter(({ _key }) => used.has(_key))
  return { _type: 'block', _key: key, style, ...list, markDefs: ownLinks, children: spans }
}

const hasOnly = (fields: Fields, known: Set<string>) => Object.keys(fields).every(name => known.has(name))

const isLevel = (level: unknown) => typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 10

const isLinks = (value: unknown): value is Link[] =>
  Array.isArray(value) &&
  value.every(one => isLink(one)) &&
  new Set(value.map(one => one._key)).size === value.length &&
  !value.some(({ _key }) => bodyDecorators.includes(_key))

function isLink(value: unknown): value is Link {
  if (!isObject(value) || value._type !== 'link' || !hasOnly(value, linkFields)) return false
  return typeof value._key === 'string' && value._key !== '' && typeof value.href === 'string'
}

function toSpan(child: unknown, links: Set<string>, key: string): Span | null {
  if (!isObject(child) || child._type !== 'span' || !hasOnly(child, spanFields)) return null
  const { text, marks = [] } = child
  if (typeof text !== 'string' || !Array.isArray(marks) || new Set(marks).size !== marks.length) return null
  if (!marks.every(mark => bodyDecorators.includes(mark) || links.has(mark))) return null
  return { _type: 'span', _key: key, text, marks: [...marks] }
}

const isSameMarks = (one: string[], other: string[]) =>
  one.length === other.length && one.every(mark => other.includes(mark))
