import type { EntryNames } from '../entries/names.ts'
import { defaultLocale, perLocale } from '../lib/localize.ts'
import type { Overlay } from './overlay.ts'

const named = ['category', 'designer', 'family'] as const

/** The names by which products are found, as they would be with these documents. */
export function overlayNames(names: EntryNames, overlay: Overlay): EntryNames {
  const all = new Map(names)
  for (const type of named) {
    for (const [id, document] of overlay[type]) {
      const name = document?.name
      if (name === undefined) all.delete(`${type}:${id}`)
      else
        all.set(
          `${type}:${id}`,
          perLocale(locale => (typeof name === 'string' ? name : name[locale] || name[defaultLocale])),
        )
    }
  }
  return all
}

/** Ids of the categories, designers and families, whose products are found by other names. */
export const renamedIn = (overlay: Overlay): string[] => named.flatMap(type => [...overlay[type].keys()])
