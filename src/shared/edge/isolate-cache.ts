import type { Visit } from '../../visit.ts'

/*
 * Results of pure functions, cached in the isolate: parsed answers of the content service, and HTML
 * that is made of them. Nothing of a visit is in here but what is in its cache key (`visit.ts`).
 *
 * Why: most pages ask for content that this isolate has read before.
 * What breaks it: an input that is missing in the key; a cached object that is changed.
 * To remove it: let `get` return undefined, and `perVisit` return `make`.
 */

export interface IsolateCache<Value> {
  get: (key: string) => Value | undefined
  /** Drops the values that were not used for longest when there are too many. */
  set: (key: string, value: Value) => void
}

// In development an edited text or component must show at once.
const isOn = import.meta.env.MODE !== 'development'

/**
 * A cache of at most `maxSize`, as `sizeOf` measures its values. Larger values are not cached, nor
 * is a value at the first time that its key is set: what is asked for once would only cost the
 * collection of garbage.
 */
export function isolateCache<Value>(maxSize: number, sizeOf: (value: Value) => number): IsolateCache<Value> {
  const values = new Map<string, Value>()
  const seen = new Set<string>()
  let size = 0
  const remove = (key: string, value: Value) => {
    values.delete(key)
    size -= sizeOf(value)
  }
  return {
    get(key) {
      const value = values.get(key)
      if (value === undefined) return undefined
      // A map's entries are in the order in which they were set.
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key, value) {
      const before = values.get(key)
      if (before !== undefined) remove(key, before)
      else if (!seen.delete(key)) {
        if (seen.size === maxSeen) seen.clear()
        seen.add(key)
        return
      }
      if (!isOn || sizeOf(value) > maxSize) return
      size += sizeOf(value)
      values.set(key, value)
      for (const [oldest, old] of values) {
        if (size <= maxSize) return
        remove(oldest, old)
      }
    },
  }
}

/** Keys that were set once. */
const maxSeen = 1000

const ids = new WeakMap<object, number>()
let lastId = 0

/**
 * A key that two calls share only with the same objects, by identity, and equal `parts` (JSON). The
 * objects must never change.
 */
export const identityKey = (objects: readonly object[], parts: readonly unknown[]) =>
  `${objects.map(idOf).join()} ${JSON.stringify(parts)}`

function idOf(object: object): number {
  const id = ids.get(object) ?? ++lastId
  ids.set(object, id)
  return id
}

/** `make`, called once for each object and visit; results are kept as long as the object. */
export function perVisit<Of extends object, Value>(make: (of: Of, visit: Visit) => Value) {
  const results = new WeakMap<Of, Map<string, Value>>()
  return (of: Of, visit: Visit): Value => {
    const known = results.get(of) ?? new Map<string, Value>()
    const key = JSON.stringify(visit)
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(of, visit)
    if (isOn) results.set(of, known.set(key, value))
    return value
  }
}
