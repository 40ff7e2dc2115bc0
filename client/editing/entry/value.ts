/** Where a value is in an entry's data: names of fields and positions in lists. */
export type Path = readonly (string | number)[]

/** Reads `roomGuide.rooms.0.name`, as marks and the service's errors write it. */
export const parsePath = (text: string): Path =>
  text === '' ? [] : text.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))

export const pathText = (path: Path) => path.join('.')

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Undefined where there is nothing. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    data,
  )

/** The same data with another value at the path; undefined removes a field. */
export function withValue(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(data) ? data : []
    const changed = [...list]
    changed[step] = withValue(list[step], rest, value)
    return changed
  }
  const fields = isObject(data) ? data : {}
  const changed = withValue(fields[step], rest, value)
  if (changed !== undefined) return { ...fields, [step]: changed }
  const { [step]: _, ...others } = fields
  return others
}

/** Whether two JSON values say the same; a missing field is an undefined one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return false
  return namesIn(one, other).every(name => isSame(one[name], other[name]))
}

/** Each field's name once, in the order of the first. */
export const namesIn = (...objects: object[]) => [...new Set(objects.flatMap(object => Object.keys(object)))]

/** The texts in a block of any kind, without its type, keys and looks. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, one]) => (/^(_|style$|marks|listItem$)/.test(name) ? [] : textsIn(one)))
}
