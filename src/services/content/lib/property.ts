export const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A property of an object; undefined for other values. */
export const getProperty = (value: unknown, name: string): unknown =>
  isRecord(value) ? Reflect.get(value, name) : undefined
