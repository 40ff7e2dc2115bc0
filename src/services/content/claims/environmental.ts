import { findArticle, isDueAnywhere } from '#client/shared/law/duties.ts'
import type { Locale } from '../lib/localize.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { createMatcher, findMatchingWords, prepareText } from './phrases.ts'
import { readSpecifications, type Specification } from './specifications.ts'
import { collectShownTexts } from './texts.ts'
import { english } from './words-english.ts'
import { swedish } from './words-swedish.ts'

/** The most serious kind first. */
const kinds = ['offset', 'label', 'generic'] as const

/** A claim in a text. */
export interface EnvironmentalClaim {
  kind: (typeof kinds)[number]
  /** The words as written in the text. */
  words: string
  /** The phrase of the list; its other inflections make the same claim. */
  phrase: string
}

// All phrases are searched in all texts: Swedish texts also say "eco-friendly", and names have no
// language.
const phrases = kinds.flatMap(kind =>
  [...english[kind], ...swedish[kind]].map(phrase => ({ kind, phrase, matcher: createMatcher(phrase) })),
)
const recognised = createMatcher([...english.recognised, ...swedish.recognised].join('|'))
const anyClaim = createMatcher(phrases.map(({ phrase }) => phrase).join('|'))

/** The claims about the environment in a text, in any language. */
export function findClaims(text: string): EnvironmentalClaim[] {
  const read = prepareText(text, recognised)
  // Most texts contain no claims, which one expression finds out faster than eighty.
  if (findMatchingWords(read, anyClaim).length === 0) return []
  return phrases.flatMap(({ kind, phrase, matcher }) =>
    findMatchingWords(read, matcher).map(words => ({ kind, phrase, words })),
  )
}

/**
 * The forbidden claims about the environment in a document, by field: those without a specification
 * in the language of the text, and all claims based on offsetting (Directive 2005/29/EC, Annex I,
 * 2a, 4a and 4c). Only searches for phrases, so texts that deny or quote a claim are also refused.
 * `day` is like `2026-11-26`.
 */
export function findForbiddenClaims(document: object, day: string): FieldErrors {
  if (!isDueAnywhere('environmental-claims', day)) return {}
  const specified = readSpecifications(document)
  const found = collectShownTexts(document).flatMap(({ field, locales, text }) =>
    findClaims(text)
      .filter(
        ({ kind, phrase }) =>
          kind === 'offset' || !locales.every(locale => isSpecified(specified ?? [], phrase, locale)),
      )
      .map(claim => ({ ...claim, field })),
  )
  return Object.fromEntries(
    [...Map.groupBy(found, ({ field }) => field)].map(([field, claims]) => [
      field,
      explainClaims(claims, specified !== null),
    ]),
  )
}

const isSpecified = (specified: Specification[], phrase: string, locale: Locale) =>
  specified.some(
    ({ claim, specification }) =>
      /\S/.test(specification[locale] ?? '') && findClaims(claim[locale] ?? '').some(one => one.phrase === phrase),
  )

function explainClaims(claims: EnvironmentalClaim[], canSpecify: boolean) {
  const kind = kinds.find(one => claims.some(claim => claim.kind === one)) ?? 'generic'
  const words = [...new Set(claims.filter(claim => claim.kind === kind).map(claim => claim.words))]
  return because(t => t.claims[kind](words.map(t.quoted).join(', '), findArticle('environmental-claims'), canSpecify))
}
