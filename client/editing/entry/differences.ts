import { isObject, isSame, listNames, type Path } from './value.ts'

export interface ShownDifference {
  path: Path
  before: unknown
  after: unknown
}

/**
 * Finds the differences between two versions, field by field. If another file was chosen or the
 * length of a list has changed, the whole value is one difference. If the blocks of a rich text
 * have changed, only the changed blocks are returned.
 */
export function parseDifferences(before: unknown, after: unknown, path: Path = []): ShownDifference[] {
  if (isSame(before, after)) return []
  if (isObject(before) && isObject(after) && !Array.isArray(after.children) && !isOtherFile(before, after)) {
    return listNames(after, before).flatMap(name => parseDifferences(before[name], after[name], [...path, name]))
  }
  if (isText(before) || isText(after)) return [{ path, ...changedBlocks(before, after) }]
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, at) => parseDifferences(before[at], item, [...path, at]))
  }
  return [{ path, before, after }]
}

/**
 * Whether another file was chosen. Sizes and colour depend on the file, so they are not separate
 * differences.
 */
const isOtherFile = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  typeof before.src === 'string' && typeof after.src === 'string' && before.src !== after.src

const isText = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.some(block => isObject(block) && '_type' in block)

/** Returns the blocks of each text that have no identical block in the other text. */
function changedBlocks(before: unknown, after: unknown) {
  const without = (blocks: unknown, others: unknown) =>
    Array.isArray(blocks) && Array.isArray(others)
      ? blocks.filter(block => !others.some(other => isSame(block, other)))
      : blocks
  const changed = { before: without(before, after), after: without(after, before) }
  // If no block has changed, only their sequence has, so both texts are returned whole.
  return isSame(changed, { before: [], after: [] }) ? { before, after } : changed
}
