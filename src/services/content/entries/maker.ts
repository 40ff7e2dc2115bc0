import * as v from 'valibot'
import { marketCountries } from '#client/shared/law/countries.ts'
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

/** Whether the law requires a responsible person in the European Union for this manufacturer. */
export const needsResponsible = ({ country }: v.InferOutput<typeof maker>) => !marketCountries.includes(country)
