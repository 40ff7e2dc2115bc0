/**
 * Collects the ids that are requested in the same tick and loads them with one call. Each id is
 * loaded once; an id that `loadAll` does not return is null.
 */
export function createBatch<Value>(loadAll: (ids: string[]) => Promise<Map<string, Value>>) {
  const known = new Map<string, Promise<Value | null>>()
  let waiting: { ids: string[]; values: Promise<Map<string, Value>> } | undefined

  async function dispatch(ids: string[]) {
    // graphql-js resolves sibling fields a few microtasks apart, so this waits for all of them.
    for (let tick = 0; tick < 8; tick++) await undefined
    waiting = undefined
    return loadAll(ids)
  }

  return function load(id: string): Promise<Value | null> {
    const loading = known.get(id)
    if (loading) return loading
    if (!waiting) {
      const ids: string[] = []
      waiting = { ids, values: dispatch(ids) }
    }
    waiting.ids.push(id)
    const value = waiting.values.then(values => values.get(id) ?? null)
    known.set(id, value)
    return value
  }
}
