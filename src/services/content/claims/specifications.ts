import * as v from 'valibot'
import { type Locale, localize, perLocale } from '../lib/localize.ts'
import { createExtendedBody, createNamedParagraph } from './named-paragraph.ts'

const inLocales = v.object(perLocale(() => v.optional(v.string())))
const specifications = v.object({ claims: v.array(v.object({ claim: inLocales, specification: inLocales })) })

/** Words of an entry's texts, and what they mean according to the editor. */
export type Specification = v.InferOutput<typeof specifications>['claims'][number]

/** The specifications of an entry; null if its type has none. */
export function readSpecifications(document: object): Specification[] | null {
  const read = v.safeParse(specifications, document)
  return read.success ? read.output.claims : null
}

interface Specified {
  claims: Specification[]
}

/** The specifications as paragraphs; those without a text in the language are left out. */
export const createSpecificationBlocks = ({ claims }: Specified, locale: Locale) =>
  claims.flatMap(({ claim, specification }, at) => {
    const [words, meaning] = [claim[locale], specification[locale]]
    return words && meaning ? [createNamedParagraph(`claim${at}`, words, meaning)] : []
  })

/** A field of a query: a text of the entry, followed by the specifications of its claims. */
export function createSpecifiedField(document: Specified, field: string, locale: Locale) {
  if (document.claims.length === 0) return {}
  const body = () => localize(Reflect.get(document, field), locale)
  return createExtendedBody(field, body, () => createSpecificationBlocks(document, locale))
}
