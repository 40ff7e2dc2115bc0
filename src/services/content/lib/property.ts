export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A property of an object; undefined for other values. */
export const readProperty = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined
