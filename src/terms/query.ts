import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import { query } from '../content/client.ts'
import { portableText } from '../content/shapes/shapes.ts'
import { text } from '../content/shapes/tolerant.ts'
import type { Fetch } from '../services.ts'
import type { Visit } from '../visit.ts'

const fields = '{ title lead body }'
const document = `query Terms($locale: Locale!, $terms: String!, $withdrawal: String!) {
  terms: page(locale: $locale, path: $terms) ${fields}
  withdrawal: page(locale: $locale, path: $withdrawal) ${fields}
}`

const page = v.object({ title: v.string(), lead: text, body: portableText })
const schema = v.object({ terms: v.nullable(page), withdrawal: v.nullable(page) })

export type TermsPage = v.InferOutput<typeof page>

/**
 * The published terms and, where there is such a page, the withdrawal instructions; empty without
 * terms. Throws `ContentError`.
 */
export async function findTerms(content: Fetch, { locale }: Pick<Visit, 'locale'>): Promise<TermsPage[]> {
  const pathsOf = { terms: paths.terms, withdrawal: `${paths.infoStart}/withdrawal` }
  const { terms, withdrawal } = await query(content, document, { locale, ...pathsOf }, schema)
  return terms ? [terms, ...(withdrawal ? [withdrawal] : [])] : []
}
