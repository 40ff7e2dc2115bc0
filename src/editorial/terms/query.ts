import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { Fetch } from '../../services.ts'
import { queryContent } from '../../shared/content/client.ts'
import { portableText } from '../../shared/content/shapes/shapes.ts'
import { lenientText } from '../../shared/content/shapes/tolerant.ts'
import type { Visit } from '../../visit.ts'

const document = `query Terms($locale: Locale!, $path: String!) {
  page(locale: $locale, path: $path) { title lead body }
}`

const page = v.object({ title: v.string(), lead: lenientText, body: portableText })
const schema = v.object({ page: v.nullable(page) })

export type TermsPage = v.InferOutput<typeof page>

interface Terms {
  terms: TermsPage
  /** The withdrawal instructions; null if there is no such page. */
  withdrawal: TermsPage | null
  /** The conditions of the shop's guarantees; null if there is no such page. */
  guarantee: TermsPage | null
}

/** Loads the published pages; null if there are no terms. Throws `ContentError`. */
export async function loadTermsPages(content: Fetch, { locale }: Pick<Visit, 'locale'>): Promise<Terms | null> {
  const find = async (path: string) => (await queryContent(content, document, { locale, path }, schema)).page
  const [terms, withdrawal, guarantee] = await Promise.all(
    [paths.terms, `${paths.infoStart}/withdrawal`, paths.guaranteeTerms].map(find),
  )
  return terms ? { terms, withdrawal: withdrawal ?? null, guarantee: guarantee ?? null } : null
}
