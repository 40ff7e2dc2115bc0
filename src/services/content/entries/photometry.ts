import * as v from 'valibot'

/** Luminous intensities of lamps that shine alike, such as all finishes of one design. */
export const photometry = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  /** EULUMDAT or IES LM-63, as it was given. */
  file: v.string(),
  origin: v.picklist(['measured', 'computed']),
  /** The file counts its planes from the other direction than its format says. */
  isTurned: v.optional(v.boolean(), false),
})
