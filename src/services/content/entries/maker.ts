import * as v from 'valibot'
import { inLanguages } from '../lib/localize.ts'

const needed = v.pipe(
  v.string(),
  v.check(text => text.trim() !== '', 'must not be empty'),
)

/** Whom a buyer can write to, on paper and by mail. The address is one line with its country. */
const contact = {
  name: needed,
  address: inLanguages(v.string(), needed),
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
}

/** Who answers for a product (Regulation (EU) 2023/988, Art. 19); `country` as an ISO code. */
export const maker = v.object({
  slug: v.pipe(v.string(), v.nonEmpty()),
  ...contact,
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be an ISO code like SE')),
  /** Who answers for it in the European Union, for makers outside it. */
  responsible: v.optional(v.object(contact)),
})

/** The European Union, and the countries that take part in its market by the EEA agreement. */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** Whether the law wants somebody in the European Union to answer for what this maker makes. */
export const needsResponsible = ({ country }: v.InferOutput<typeof maker>) => !union.has(country)
