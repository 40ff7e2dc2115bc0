import * as v from 'valibot'
import { type Locale, localize, perLocale } from '../lib/localize.ts'
import { createBodyResolver, createNamedParagraph } from './named-paragraph.ts'

const inLocales = v.object(perLocale(() => v.optional(v.string())))
const specifications = v.object({ claims: v.array(v.object({ claim: inLocales, specification: inLocales })) })

/** The words of an environmental claim, and the editor's explanation of what they mean. */
export type Specification = v.InferOutput<typeof specifications>['claims'][number]

/** The specifications of an entry; null if its type has none. */
export function readSpecifications(document: object): Specification[] | null {
  const read = v.safeParse(specifications, document)
  return read.success ? read.output.claims : null
}

interface Specified {
  claims: Specification[]
}

/** The specifications as paragraphs, without those that have no text in the language. */
export const createSpecificationBlocks = ({ claims }: Specified, locale: Locale) =>
  claims.flatMap(({ claim, specification }, at) => {
    const [words, meaning] = [claim[locale], specification[locale]]
    return words && meaning ? [createNamedParagraph(`claim${at}`, words, meaning)] : []
  })

/**
 * Creates a resolver for `field`, which returns the entry's text followed by the specifications of
 * its claims. Without claims, the result is empty and does not change the field.
 */
export function createSpecifiedField(document: Specified, field: string, locale: Locale) {
  if (document.claims.length === 0) return {}
  const body = () => localize(Reflect.get(document, field), locale)
  return createBodyResolver(field, body, () => createSpecificationBlocks(document, locale))
}
