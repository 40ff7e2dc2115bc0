import type { Locale } from '../lib/localize.ts'

/**
 * What materials are kinds of. A material whose English name ends with one of these is a part of
 * it: solid brass is brass.
 */
const kinds: Record<Locale, string>[] = [
  { en: 'Aluminium', sv: 'Aluminium' },
  { en: 'Brass', sv: 'Mässing' },
  { en: 'Bronze', sv: 'Brons' },
  { en: 'Ceramic', sv: 'Keramik' },
  { en: 'Concrete', sv: 'Betong' },
  { en: 'Copper', sv: 'Koppar' },
  { en: 'Cotton', sv: 'Bomull' },
  { en: 'Glass', sv: 'Glas' },
  { en: 'Iron', sv: 'Järn' },
  { en: 'Leather', sv: 'Läder' },
  { en: 'Linen', sv: 'Linne' },
  { en: 'Marble', sv: 'Marmor' },
  { en: 'Oak', sv: 'Ek' },
  { en: 'Paper', sv: 'Papper' },
  { en: 'Porcelain', sv: 'Porslin' },
  { en: 'Silk', sv: 'Siden' },
  { en: 'Steel', sv: 'Stål' },
  { en: 'Wool', sv: 'Ull' },
]

/**
 * The kind that a material is a part of, by its English name; undefined for a kind itself, and for
 * what is none of them.
 */
export const kindOf = (material: string) =>
  kinds.find(({ en }) => material.toLowerCase().endsWith(` ${en.toLowerCase()}`))
