/** The position of a value in an entry's data: names of fields and indexes in lists. */
export type Path = readonly (string | number)[]

/**
 * Parses a path such as `roomGuide.rooms.0.name`, as used in attributes of the page and in the
 * service's error responses.
 */
export const parsePath = (text: string): Path =>
  text === '' ? [] : text.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))

export const formatPath = (path: Path) => path.join('.')

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value at a path; undefined if there is none. */
export const getValue = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  )

/**
 * Returns a copy of the data with another value at the path. The value undefined removes a field.
 */
export function replaceValue(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(data) ? data : []
    const changed = [...list]
    changed[step] = replaceValue(list[step], rest, value)
    return changed
  }
  const fields = isObject(data) ? data : {}
  const changed = replaceValue(fields[step], rest, value)
  if (changed !== undefined) return { ...fields, [step]: changed }
  const { [step]: _, ...others } = fields
  return others
}

/** Whether two JSON values are equal. A missing field equals an undefined one. */
export function isSame(first: unknown, other: unknown): boolean {
  if (first === other) return true
  if (Array.isArray(first) && Array.isArray(other)) {
    return first.length === other.length && first.every((value, index) => isSame(value, other[index]))
  }
  if (!isObject(first) || !isObject(other)) return false
  return listNames(first, other).every(name => isSame(first[name], other[name]))
}

/** All field names without duplicates, beginning with those of the first object. */
export const listNames = (...objects: object[]) => [...new Set(objects.flatMap(object => Object.keys(object)))]

/** Lists the texts in a block of any kind, without its type, keys and styles. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, first]) =>
    /^(_|style$|marks|listItem$)/.test(name) ? [] : listTexts(first),
  )
}
