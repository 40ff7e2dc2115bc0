import { isObject, isSame, namesIn, type Path } from './value.ts'

export interface Difference {
  path: Path
  before: unknown
  after: unknown
}

/** What differs, field by field; lists whose length differs and blocks of text as a whole. */
export function differencesOf(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isSame(before, after)) return []
  if (isObject(before) && isObject(after) && !('_type' in after)) {
    return namesIn(after, before).flatMap(name => differencesOf(before[name], after[name], [...path, name]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, at) => differencesOf(before[at], item, [...path, at]))
  }
  return [{ path, before, after }]
}
