export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A property of an object; undefined of anything else. */
export const propertyOf = (value: unknown, name: string): unknown =>
  isObject(value) ? Reflect.get(value, name) : undefined
