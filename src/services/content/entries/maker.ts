import * as v from 'valibot'
import { marketCountries } from '#client/shared/law/countries.ts'
import { inLanguages } from '../lib/localize.ts'
import { en as reasons } from '../lib/reasons/en.ts'

const requiredText = v.pipe(
  v.string(),
  v.check(text => text.trim() !== '', reasons.empty),
)

/** The contact details that buyers see. The address is one line, including the country. */
const contact = {
  name: requiredText,
  address: inLanguages(v.string(), requiredText),
  email: v.pipe(v.string(), v.email(reasons.email)),
}

/**
 * The manufacturer that is responsible for a product (Regulation (EU) 2023/988, Art. 19); `country`
 * is an ISO code.
 */
export const maker = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  ...contact,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, reasons.country)),
  /** The responsible person in the European Union, for manufacturers outside it. */
  responsible: v.optional(v.object(contact)),
})

/** Whether the law requires a responsible person in the European Union for this manufacturer. */
export const needsResponsible = ({ country }: v.InferOutput<typeof maker>) => !marketCountries.includes(country)
