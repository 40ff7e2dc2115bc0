import { isObject, isSame, namesIn, type Path } from './value.ts'

export interface ShownDifference {
  path: Path
  before: unknown
  after: unknown
}

/**
 * What differs, field by field; another file and lists of another length as a whole, of long texts
 * those paragraphs that differ.
 */
export function parseDifferences(before: unknown, after: unknown, path: Path = []): ShownDifference[] {
  if (isSame(before, after)) return []
  if (isObject(before) && isObject(after) && !Array.isArray(after.children) && !isOtherFile(before, after)) {
    return namesIn(after, before).flatMap(name => parseDifferences(before[name], after[name], [...path, name]))
  }
  if (isText(before) || isText(after)) return [{ path, ...changedBlocks(before, after) }]
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, at) => parseDifferences(before[at], item, [...path, at]))
  }
  return [{ path, before, after }]
}

/** Its sizes and colour are the file's, and no differences of their own. */
const isOtherFile = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  typeof before.src === 'string' && typeof after.src === 'string' && before.src !== after.src

const isText = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some(block => isObject(block) && '_type' in block)

/** The blocks that are not in the other text, or are said differently there. */
function changedBlocks(before: unknown, after: unknown) {
  const without = (blocks: unknown, others: unknown) =>
    Array.isArray(blocks) && Array.isArray(others)
      ? blocks.filter(block => !others.some(other => isSame(block, other)))
      : blocks
  const changed = { before: without(before, after), after: without(after, before) }
  // Nothing but their order.
  return isSame(changed, { before: [], after: [] }) ? { before, after } : changed
}
