import type { Locale } from '../../shared/texts/locales.ts'
import { formatPath, isObject, isSame, listNames, type Path } from '../entry/value.ts'

interface ChangedText {
  /** The path of the field, as in the page's attributes. */
  path: string
  from: string
  to: string
}

/** Finds texts that differ; of texts in several languages, only the one in this locale. */
export function findChangedTexts(before: unknown, after: unknown, locale: Locale, path: Path = []): ChangedText[] {
  if (isSame(before, after)) return []
  if (typeof before === 'string' && typeof after === 'string')
    return [{ path: formatPath(path), from: before, to: after }]
  if (isObject(before) && isObject(after)) {
    return listNames(before, after).flatMap(name =>
      findChangedTexts(before[name], after[name], locale, name === locale ? path : [...path, name]),
    )
  }
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return []
  return before.flatMap((item, at) => findChangedTexts(item, after[at], locale, [...path, at]))
}
