/*
 * Reads answers without a schema, where a parser would be too large: what is not of the wanted type
 * counts as missing.
 */

/** A property of an object; undefined of anything else. */
export const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

export const asNumber = (value: unknown) => (typeof value === 'number' ? value : null)
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
