import type { EntryNames } from '../entries/names.ts'
import { defaultLocale, perLocale } from '../lib/localize.ts'
import type { Overlay } from './overlay.ts'

const namedTypes = ['category', 'designer', 'family'] as const

/** The names by which products are found, with the overlay's names in place of stored ones. */
export function replaceNames(names: EntryNames, overlay: Overlay): EntryNames {
  const all = new Map(names)
  for (const type of namedTypes) {
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

/**
 * Ids of the categories, designers and families in the overlay. The overlay may give them other
 * names, by which visitors find products.
 */
export const listNamedIds = (overlay: Overlay): string[] => namedTypes.flatMap(type => [...overlay[type].keys()])
