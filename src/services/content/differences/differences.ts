/** One difference; null means that there is no value. */
export interface Difference {
  /**
   * The path of fields that leads to the value. List items are identified by their `_key`, id or a
   * similar field, otherwise by their index.
   */
  path: string[]
  before: unknown
  after: unknown
}

/**
 * The differences between two documents, by field. List items with a name (`getListItemName`) are
 * compared with the item of the same name. If the sequence of the items has changed, the result has
 * one more difference: the names in the former and in the new sequence.
 */
export function findDifferences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (isSame(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, path)
  if (isRecord(before) && isRecord(after) && !isBlock(before)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap(name => findDifferences(before[name] ?? null, after[name] ?? null, [...path, name]))
  }
  return [{ path, before, after }]
}

function compareLists(before: unknown[], after: unknown[], path: string[]): Difference[] {
  const [old, own] = [indexByName(before), indexByName(after)]
  if (!old || !own) return [{ path, before, after }]
  const items = [...new Set([...own.keys(), ...old.keys()])].flatMap(name =>
    findDifferences(old.get(name) ?? null, own.get(name) ?? null, [...path, name]),
  )
  const listCommon = (list: Map<string, unknown>, other: Map<string, unknown>) =>
    [...list.keys()].filter(name => other.has(name))
  const sequences = { before: listCommon(old, own), after: listCommon(own, old) }
  return isSame(sequences.before, sequences.after) ? items : [...items, { path, ...sequences }]
}

/** The items of a list by their names. Null if an item has no name, or if two share a name. */
function indexByName(list: unknown[]): Map<string, unknown> | null {
  const items = list.flatMap(item => {
    const name = getListItemName(item)
    return name === null ? [] : [[name, item] as const]
  })
  const byName = new Map(items)
  return byName.size === list.length ? byName : null
}

const nameFields = ['_key', 'id', 'item', 'slug', 'product']

/** The name that identifies a list item at any position: its `_key`, id or a similar field. */
export function getListItemName(item: unknown): string | null {
  if (!isRecord(item)) return null
  const found = nameFields.map(name => item[name]).find(name => typeof name === 'string' && name !== '')
  return typeof found === 'string' ? found : null
}

/** Whether a value is a block of Portable Text, whose parts are not compared one by one. */
const isBlock = (value: Record<string, unknown>) => '_key' in value && '_type' in value

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
