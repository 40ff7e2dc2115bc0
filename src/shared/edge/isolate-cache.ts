import type { Visit } from '../../visit.ts'

/*
 * Caches the results of pure functions in the isolate: parsed responses of the content service, and
 * HTML that is rendered from them. A cached value may depend on a visit (`visit.ts`) only if the
 * visit is part of its key.
 *
 * Why: most pages query content that this isolate has read before.
 * What breaks it: a key that lacks one of the inputs, or code that modifies a cached object.
 * To remove it: let `get` return undefined, and `perVisit` return `make`.
 */

export interface IsolateCache<Value> {
  get: (key: string) => Value | undefined
  /** Removes the least recently used values when the cache is full. */
  set: (key: string, value: Value) => void
}

// The cache is off in development, so that an edited text or component is shown at once.
const isOn = import.meta.env.MODE !== 'development'

/**
 * Creates a cache in which the sum of `sizeOf` of all values is at most `maxSize`. A value is
 * cached only when its key is set for the second time, because most keys are requested only once
 * and caching their values would waste memory.
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

/** Of the keys that have been set only once, at most this many are remembered. */
const maxSeen = 1000

const ids = new WeakMap<object, number>()
let lastId = 0

/**
 * Returns a cache key. Two calls return the same key only if their `objects` are identical and
 * their `parts` have the same JSON. The objects must never change.
 */
export const identityKey = (objects: readonly object[], parts: readonly unknown[]) =>
  `${objects.map(idOf).join()} ${JSON.stringify(parts)}`

function idOf(object: object): number {
  const id = ids.get(object) ?? ++lastId
  ids.set(object, id)
  return id
}

/** Caches the results of `make` by object and visit, until the object is garbage collected. */
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
