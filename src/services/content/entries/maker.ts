import * as v from 'valibot'
import { inLanguages } from '../lib/localize.ts'
import { en as said } from '../lib/reasons/en.ts'

const needed = v.pipe(
  v.string(),
  v.check(text => text.trim() !== '', said.empty),
)

/** Postal and mail address for buyers. The postal address is one line with its country. */
const contact = {
  name: needed,
  address: inLanguages(v.string(), needed),
  email: v.pipe(v.string(), v.email(said.email)),
}

/**
 * The responsible manufacturer of a product (Regulation (EU) 2023/988, Art. 19); `country` as an
 * ISO code.
 */
export const maker = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  ...contact,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, said.country)),
  /** The responsible person in the European Union, for manufacturers outside it. */
  responsible: v.optional(v.object(contact)),
})

/** The European Union, and the countries of the EEA agreement. */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether the law requires a responsible person in the European Union for this manufacturer. */
export const needsResponsible = ({ country }: v.InferOutput<typeof maker>) => !union.has(country)
