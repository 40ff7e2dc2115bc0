import type { Visit } from '../../visit.ts'

/*
 * Results of pure functions, cached in the isolate: parsed responses of the content service, and
 * HTML that is rendered from them. Values depend on nothing of a visit but what is in its cache key
 * (`visit.ts`).
 *
 * Why: most pages query content that this isolate has read before.
 * What breaks it: a key that lacks an input; code that changes a cached object.
 * To remove it: let `get` return undefined, and `perVisit` return `make`.
 */

export interface IsolateCache<Value> {
  get: (key: string) => Value | undefined
  /** Drops the least recently used values when there are too many. */
  set: (key: string, value: Value) => void
}

// Off in development, where an edited text or component must show at once.
const isOn = import.meta.env.MODE !== 'development'

/**
 * Creates a cache of at most `maxSize`, the sum of `sizeOf` of its values. Larger values are not
 * cached. Neither is the first value of a key: most keys are requested only once, and their values
 * would only be garbage to collect.
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
      // Set again, so that the least recently used entry comes first in the map.
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

/** Number of keys to remember that were set once. */
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

/** Caches the results of `make` by object and visit, for as long as the object exists. */
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
