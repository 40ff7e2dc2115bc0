/** A value that a change has set. `path` is its path in the JSON, such as `prices.65.0`. */
export interface LogDifference {
  path: string
  from: string
  to: string
}

/** Maximum number of differences that the log shows for one change. */
const maximum = 20

/** Lists where two JSON values differ, at most `maximum` differences. */
export function listDifferences(before: unknown, after: unknown, path = ''): LogDifference[] {
  if (isTree(before) && isTree(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)])
    const [from, to] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
    return [...names]
      .flatMap(name => listDifferences(from.get(name), to.get(name), path ? `${path}.${name}` : name))
      .slice(0, maximum)
  }
  const [from, to] = [format(before), format(after)]
  return from === to ? [] : [{ path, from, to }]
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

const format = (value: unknown) =>
  value === undefined || value === null ? '–' : typeof value === 'string' ? value : JSON.stringify(value).slice(0, 200)
