import { isObject, isSame, listNames, type Path } from './value.ts'

/** A value that I and another editor have changed, to different values. */
export interface Conflict {
  path: Path
  mine: unknown
  theirs: unknown
}

interface Merged {
  /** The data with the changes of both editors. Where they conflict, it contains my value. */
  value: unknown
  conflicts: Conflict[]
}

/**
 * Merges my changes and those of another editor since `base`: field by field, blocks by their
 * `_key`, and within a text if the changes do not touch each other. A block that one editor deleted
 * and the other changed is kept.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, path: Path = []): Merged {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] }
  if (isSame(base, mine)) return { value: theirs, conflicts: [] }
  if (isObject(mine) && isObject(theirs)) return mergeFields(isObject(base) ? base : {}, mine, theirs, path)
  if (isKeyed(mine) && isKeyed(theirs)) return mergeBlocks(isKeyed(base) ? base : [], mine, theirs, path)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    if (base.length === mine.length && base.length === theirs.length) {
      return combine(mine.map((item, at) => merge(base[at], item, theirs[at], [...path, at])))
    }
  }
  const text = mergeTexts(base, mine, theirs)
  return text === null ? { value: mine, conflicts: [{ path, mine, theirs }] } : { value: text, conflicts: [] }
}

function mergeFields(base: Fields, mine: Fields, theirs: Fields, path: Path): Merged {
  const names = listNames(mine, theirs)
  const fields = names.map(name => merge(base[name], mine[name], theirs[name], [...path, name]))
  const entries = fields.flatMap(({ value }, at) => (value === undefined ? [] : [[names[at] ?? '', value] as const]))
  return { value: Object.fromEntries(entries), conflicts: fields.flatMap(({ conflicts }) => conflicts) }
}

type Fields = Record<string, unknown>
type Block = Fields & { _key: string }

/** Whether a list consists of blocks with unique keys. Without them, blocks cannot be matched. */
const isKeyed = (value: unknown): value is Block[] =>
  Array.isArray(value) &&
  value.every(item => isObject(item) && typeof item._key === 'string' && item._key !== '') &&
  new Set(value.map(({ _key }) => _key)).size === value.length

function mergeBlocks(base: Block[], mine: Block[], theirs: Block[], path: Path): Merged {
  const [before, own, other] = [base, mine, theirs].map(blocks => new Map(blocks.map(block => [block._key, block])))
  const isKept = (key: string) => {
    const [original, here, there] = [before?.get(key), own?.get(key), other?.get(key)]
    if (here && there) return true
    // Only one editor has the block. It is kept if that editor has added or changed it.
    return !isSame(original, here ?? there)
  }
  const keys = mergeOrder(listKeys(base), listKeys(mine), listKeys(theirs)).filter(isKept)
  return combine(
    keys.map((key, at) => {
      const [here, there] = [own?.get(key), other?.get(key)]
      return merge(before?.get(key), here ?? there, there ?? here, [...path, at])
    }),
  )
}

const listKeys = (blocks: Block[]) => blocks.map(({ _key }) => _key)

/**
 * Merges the sequences of blocks. The result follows the sequence of the editor who changed it, or
 * mine if both did. A block that only the other editor has is inserted after the block that
 * precedes it in that editor's sequence.
 */
function mergeOrder(base: string[], mine: string[], theirs: string[]): string[] {
  const [first, second] = isSame(base, mine) ? [theirs, mine] : [mine, theirs]
  const order = [...first]
  for (const [at, key] of second.entries()) {
    if (order.includes(key)) continue
    const before = second.slice(0, at).findLast(one => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key)
  }
  return order
}

const combine = (parts: Merged[]): Merged => ({
  value: parts.map(({ value }) => value),
  conflicts: parts.flatMap(({ conflicts }) => conflicts),
})

/** Merges two changes of a text. Returns null if they touch each other. */
function mergeTexts(base: unknown, mine: unknown, theirs: unknown): string | null {
  if (typeof base !== 'string' || typeof mine !== 'string' || typeof theirs !== 'string') return null
  const changes = [findChange(base, mine), findChange(base, theirs)].sort((one, other) => one.from - other.from)
  const [first, second] = changes
  if (!first || !second || first.to >= second.from) return null
  return (
    base.slice(0, first.from) + first.text + base.slice(first.to, second.from) + second.text + base.slice(second.to)
  )
}

/** Finds the range of a text that was replaced, and the text that replaced it. */
function findChange(before: string, after: string) {
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before[from] === after[from]) from++
  let same = 0
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++
  return { from, to: before.length - same, text: after.slice(from, after.length - same) }
}
