/* Reads responses without a schema, where a parser would be too large. A value of an unexpected
   type counts as missing. */

/** A property of an object; undefined when `value` is not an object. */
export const readProperty = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

export const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
