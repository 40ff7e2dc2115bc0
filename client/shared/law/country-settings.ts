import * as v from 'valibot'

const number = v.optional(v.string())

/** A country's settings that legal duties depend on. A missing part counts as empty. */
export const countrySettings = v.object({
  country: v.string(),
  eu: v.boolean(),
  shipTo: v.boolean(),
  taxRule: v.optional(v.object({ treatment: v.picklist(['deduct', 'charge', 'refuse']) })),
  registrations: v.optional(
    v.object({
      ...{ weee: number, batteries: number, packaging: number },
      tax: v.optional(v.array(v.object({ number: v.string() }))),
    }),
  ),
})
