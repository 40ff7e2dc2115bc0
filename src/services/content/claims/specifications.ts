import * as v from 'valibot'
import { type Locale, localize, perLocale } from '../lib/localize.ts'
import { extendedBody, namedParagraph } from './named-paragraph.ts'

const inLocales = v.object(perLocale(() => v.optional(v.string())))
const specifications = v.object({ claims: v.array(v.object({ claim: inLocales, specification: inLocales })) })

/** Words of an entry's texts, and what an editor says they mean. */
export type Specification = v.InferOutput<typeof specifications>['claims'][number]

/** What an entry says about its claims; null for a type of entry that cannot. */
export function specificationsOf(document: object): Specification[] | null {
  const read = v.safeParse(specifications, document)
  return read.success ? read.output.claims : null
}

interface Specified {
  claims: Specification[]
}

/** The same as paragraphs; those without a text in the language are left out. */
export const specificationBlocks = ({ claims }: Specified, locale: Locale) =>
  claims.flatMap(({ claim, specification }, at) => {
    const [words, meaning] = [claim[locale], specification[locale]]
    return words && meaning ? [namedParagraph(`claim${at}`, words, meaning)] : []
  })

/** A field of a query: a text of the entry, and after it what its claims mean. */
export function specifiedField(document: Specified, field: string, locale: Locale) {
  if (document.claims.length === 0) return {}
  const body = () => localize(Reflect.get(document, field), locale)
  return extendedBody(field, body, () => specificationBlocks(document, locale))
}
