/** One difference: null is nothing there. */
export interface Difference {
  /**
   * The fields that lead to it. An item of a list is named by its `_key`, id or the like, else by
   * its place.
   */
  path: string[]
  before: unknown
  after: unknown
}

/**
 * What is different between two documents, by field. Blocks of Portable Text and other named items
 * of lists are compared with those of the same name; their order is a difference of the list.
 */
export function differencesOf(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (isSame(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return differencesOfLists(before, after, path)
  if (isRecord(before) && isRecord(after) && !isBlock(before)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap(name => differencesOf(before[name] ?? null, after[name] ?? null, [...path, name]))
  }
  return [{ path, before, after }]
}

function differencesOfLists(before: unknown[], after: unknown[], path: string[]): Difference[] {
  const [old, own] = [named(before), named(after)]
  if (!old || !own) return [{ path, before, after }]
  const items = [...new Set([...own.keys(), ...old.keys()])].flatMap(name =>
    differencesOf(old.get(name) ?? null, own.get(name) ?? null, [...path, name]),
  )
  const kept = (list: Map<string, unknown>, other: Map<string, unknown>) =>
    [...list.keys()].filter(name => other.has(name))
  const orders = { before: kept(old, own), after: kept(own, old) }
  return isSame(orders.before, orders.after) ? items : [...items, { path, ...orders }]
}

/** Null for a list whose items have no names, or share one. */
function named(list: unknown[]): Map<string, unknown> | null {
  const items = list.flatMap(item => {
    const name = listItemName(item)
    return name === null ? [] : [[name, item] as const]
  })
  const byName = new Map(items)
  return byName.size === list.length ? byName : null
}

const names = ['_key', 'id', 'item', 'slug', 'product']

/** What an item of a list is called, whatever its place. */
export function listItemName(item: unknown): string | null {
  if (!isRecord(item)) return null
  const found = names.map(name => item[name]).find(name => typeof name === 'string' && name !== '')
  return typeof found === 'string' ? found : null
}

/** A block is shown as a whole. */
const isBlock = (value: Record<string, unknown>) => '_key' in value && '_type' in value

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
