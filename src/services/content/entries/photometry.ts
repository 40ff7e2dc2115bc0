import * as v from 'valibot'
import { shownAs } from '../lib/marks.ts'

/** Luminous intensities of lamps that shine alike, such as all finishes of one design. */
export const photometryEntry = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  /** EULUMDAT or IES LM-63, as it was given. */
  file: v.pipe(v.string(), shownAs('longText')),
  origin: v.picklist(['measured', 'computed']),
  /** The file counts its planes from the other direction than its format says. */
  isTurned: v.optional(v.boolean(), false),
})
