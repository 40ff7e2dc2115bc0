type Path = (string | number)[]

/** Replacements for a value: none, null, another type, another value. */
const changes: ((leaf: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  leaf => (typeof leaf === 'number' ? 'seven' : 7),
  () => ({ unexpected: ['shape'] }),
  () => [],
  leaf => (typeof leaf === 'string' ? '' : -1),
  () => true,
  () => '\u0000</script><b>{{name}}',
  () => [[null]],
]

/** Lists the paths of all values, and of the lists and objects around them. */
function listPaths(value: unknown, path: Path = []): Path[] {
  const inside = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return [path, ...inside.flatMap(([key, child]) => listPaths(child, [...path, key]))].filter(
    ({ length }) => length > 0,
  )
}

/**
 * Yields `count` copies of `answer`, each with one change, spread over all places and kinds of
 * change. An infinite `count` yields every change in every place.
 */
export function* mutantsOf(answer: unknown, count: number): Generator<{ name: string; mutant: unknown }> {
  const paths = listPaths(answer)
  const all = paths.length * changes.length
  const wanted = Math.min(count, all)
  for (let number = 0; number < wanted; number++) {
    // If all are wanted, make every change in every place. Otherwise choose places at even
    // distances, and make the next change in each.
    const path =
      paths[wanted === all ? Math.floor(number / changes.length) : Math.floor((number * paths.length) / wanted)] ?? []
    const change = changes[number % changes.length]
    if (change)
      yield { name: `${path.join('.')} → ${JSON.stringify(change(0))}`, mutant: changed(answer, path, change) }
  }
}

function changed(value: unknown, [key, ...rest]: Path, change: (leaf: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value))
    return value.map((child, index) => (index === Number(key) ? changed(child, rest, change) : child))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, name === String(key) ? changed(child, rest, change) : child]),
  )
}
