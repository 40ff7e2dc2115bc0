import type { Locale } from '../../shared/texts/locales.ts'
import { isObject, isSame, namesIn, type Path, pathText } from '../entry/value.ts'

interface ChangedText {
  /** The path of its field, as marks have it. */
  path: string
  from: string
  to: string
}

/** Texts that differ, of those in several languages the one of this locale. */
export function changedTexts(before: unknown, after: unknown, locale: Locale, path: Path = []): ChangedText[] {
  if (isSame(before, after)) return []
  if (typeof before === 'string' && typeof after === 'string')
    return [{ path: pathText(path), from: before, to: after }]
  if (isObject(before) && isObject(after)) {
    return namesIn(before, after).flatMap(name =>
      changedTexts(before[name], after[name], locale, name === locale ? path : [...path, name]),
    )
  }
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return []
  return before.flatMap((item, at) => changedTexts(item, after[at], locale, [...path, at]))
}
