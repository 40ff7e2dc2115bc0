/**
 * Collects the ids asked for in one go and loads them with one call; an id is loaded once in the
 * loader's life. An id that `loadAll` does not answer is null.
 */
export function createBatch<Value>(loadAll: (ids: string[]) => Promise<Map<string, Value>>) {
  const known = new Map<string, Promise<Value | null>>()
  let waiting: { ids: string[]; values: Promise<Map<string, Value>> } | undefined

  async function dispatch(ids: string[]) {
    // graphql-js resolves siblings a few microtasks apart; wait for all of them.
    for (let tick = 0; tick < 8; tick++) await undefined
    waiting = undefined
    return loadAll(ids)
  }

  return function load(id: string): Promise<Value | null> {
    const asked = known.get(id)
    if (asked) return asked
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
