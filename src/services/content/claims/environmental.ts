import { articleOf, isDueAnywhere } from '#client/shared/law/duties.ts'
import type { Locale } from '../lib/localize.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { matcherOf, matchesIn, readText } from './phrases.ts'
import { type Specification, specificationsOf } from './specifications.ts'
import { shownTextsOf } from './texts.ts'
import { english } from './words-english.ts'
import { swedish } from './words-swedish.ts'

/** The gravest first. */
const kinds = ['offset', 'label', 'generic'] as const

/** A claim in a text. */
export interface EnvironmentalClaim {
  kind: (typeof kinds)[number]
  /** As the text has it. */
  words: string
  /** The phrase of the list: other inflections of it are the same claim. */
  phrase: string
}

// Swedish texts say "eco-friendly", too, and names have no language.
const phrases = kinds.flatMap(kind =>
  [...english[kind], ...swedish[kind]].map(phrase => ({ kind, phrase, matcher: matcherOf(phrase) })),
)
const recognised = matcherOf([...english.recognised, ...swedish.recognised].join('|'))
const any = matcherOf(phrases.map(({ phrase }) => phrase).join('|'))

/** The claims about the environment in a text, in any language. */
export function claimsIn(text: string): EnvironmentalClaim[] {
  const read = readText(text, recognised)
  // Most texts have none, which one expression finds out faster than eighty.
  if (matchesIn(read, any).length === 0) return []
  return phrases.flatMap(({ kind, phrase, matcher }) =>
    matchesIn(read, matcher).map(words => ({ kind, phrase, words })),
  )
}

/**
 * The claims about the environment that a document may not make, by field: those without a
 * specification in the language of the text, and all that rest on offsetting (Directive 2005/29/EC,
 * Annex I, 2a, 4a and 4c). Only phrases are searched for: a text that denies or quotes one
 * is refused, too. `day` as `2026-11-26`.
 */
export function unspecifiedClaims(document: object, day: string): FieldErrors {
  if (!isDueAnywhere('environmental-claims', day)) return {}
  const specified = specificationsOf(document)
  const found = shownTextsOf(document).flatMap(({ field, locales, text }) =>
    claimsIn(text)
      .filter(
        ({ kind, phrase }) =>
          kind === 'offset' || !locales.every(locale => isSpecified(specified ?? [], phrase, locale)),
      )
      .map(claim => ({ ...claim, field })),
  )
  return Object.fromEntries(
    [...Map.groupBy(found, ({ field }) => field)].map(([field, claims]) => [field, why(claims, specified !== null)]),
  )
}

const isSpecified = (specified: Specification[], phrase: string, locale: Locale) =>
  specified.some(
    ({ claim, specification }) =>
      /\S/.test(specification[locale] ?? '') && claimsIn(claim[locale] ?? '').some(one => one.phrase === phrase),
  )

function why(claims: EnvironmentalClaim[], canSpecify: boolean) {
  const kind = kinds.find(one => claims.some(claim => claim.kind === one)) ?? 'generic'
  const words = [...new Set(claims.filter(claim => claim.kind === kind).map(claim => claim.words))]
  return because(t => t.claims[kind](words.map(t.quoted).join(', '), articleOf('environmental-claims'), canSpecify))
}
