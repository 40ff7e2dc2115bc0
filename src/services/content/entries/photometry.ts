import * as v from 'valibot'
import { shownAs } from '../lib/marks.ts'

/** Luminous intensities. Lamps with the same light share them, e.g. all finishes of one design. */
export const photometryEntry = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  /** The original EULUMDAT or IES LM-63 file. */
  file: v.pipe(v.string(), shownAs('longText')),
  origin: v.picklist(['measured', 'computed']),
  /** Whether the file counts its planes in the direction opposite to what its format prescribes. */
  isTurned: v.optional(v.boolean(), false),
})
