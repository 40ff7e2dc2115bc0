import { findArticle, isDueAnywhere } from '#client/shared/law/duties.ts'
import type { Locale } from '../lib/localize.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type ClaimPhrases, createMatcher, findMatchingWords, prepareText } from './phrases.ts'
import { readSpecifications, type Specification } from './specifications.ts'
import { collectShownTexts } from './texts.ts'

/** English claims about the environment. ”Green” alone is a colour, and therefore no claim. */
const english: ClaimPhrases = {
  generic: [
    'eco-(friendly|conscious|smart|sound|aware|responsible)',
    'eco-(lamp|lamps|light|lights|light source|light sources|bulb|bulbs|product|products)',
    'eco-(collection|line|range|series|edition|choice)',
    'ecological|ecologically',
    'environmentally-(friendly|sound|conscious|aware|responsible|correct|safe|benign|preferable|kind)',
    '(environment|nature|climate|planet|earth|carbon|ocean|co2)-friendly',
    '(climate|planet|environment|nature)-(smart|conscious|safe)',
    '(good|better|best|kind|kinder|gentle|gentler|easy|safe) (for|to|on) (the|our) (environment|planet|climate|earth)',
    '(good|better|kind|kinder|gentle|gentler) (for|to|on) nature',
    'nature-s friend',
    '(green|greener) (choice|energy|electricity|future|planet|living|lifestyle|transition|production|manufacturing)',
    '(green|greener) (delivery|deliveries|shipping|transport|logistics|credentials|thinking|technology)',
    'greener (alternative|option|way)',
    'sustainable|sustainably',
    'bio-degradable|bio-degrades',
    'bio-based',
    'energy-efficient|energy-efficiently',
    'zero-waste|co2-free',
  ],
  label: ['(eco|environmental|environment|sustainability|climate)-(label*|certified|certificate|seal|mark|award)'],
  offset: [
    '(climate|carbon|carbon dioxide|co2|co2e|emission|emissions|greenhouse gas)-(neutral|neutrality|neutrally|negative)',
    '(carbon|co2|climate|planet)-positive',
    '(climate|carbon|co2|emission|emissions)-(compensated|compensation|compensating|offset*)',
    '(offset|offsets|offsetting) (our|the|its|their|your|all|all our) (carbon|climate|co2|emissions)',
    'net-zero',
  ],
  recognised: ['eu ecolabel', 'nordic swan ecolabel', 'nordic ecolabel', 'european ecolabel'],
}

/**
 * Swedish claims about the environment. ”Hållbar” also means durable, so it is a claim only
 * together with words that refer to the environment.
 */
const swedish: ClaimPhrases = {
  generic: [
    'miljö-(vänlig*|anpassad*|anpassat|smart*|medvet*|riktig*|snäll*|skonsam*|säker|säkert|säkra)',
    '(natur|klimat|jord|planet|eko)-(vänlig*|smart*|snäll*|medvet*|anpassad*|anpassat)',
    '(miljömässigt|klimatmässigt) (riktig*|hållbar*|bättre|smart*|skonsam*)',
    '(snäll|snällt|snälla|snällare|skonsam*) (mot|för) (miljön|naturen|klimatet|planeten|jorden)',
    '(bra|bättre|bäst|gott|rätt) för (miljön|naturen|klimatet|planeten)',
    '(hållbar|hållbart|hållbara|hållbarare) (val|produktion|tillverkning|utveckling|framtid|konsumtion|livsstil|energi)',
    '(hållbar|hållbart|hållbara|hållbarare) (inredning|mode|skogsbruk|odling|jordbruk|värld|samhälle|planet|ekonomi)',
    '(hållbar|hållbart|hållbara|hållbarare) (leverans|leveranser|transport|transporter|frakt|frakter|logistik)',
    '(hållbar|hållbart|hållbara|hållbarare) (förpackning|förpackningar|emballage|råvara|råvaror|sätt|företag|belysning)',
    'hållbart (producerad*|producerat|tillverkad*|tillverkat|framställd*|framställt|odlad*|odlat|skördad*|skördat)',
    '(grön|grönt|gröna|grönare) (val|el|energi|ström|framtid|omställning*|produktion|tillverkning|teknik|livsstil)',
    '(grön|grönt|gröna|grönare) (leverans|leveranser|frakt|frakter|transport|transporter|planet)',
    'ekologisk*',
    'nedbrytbar*|bio-nedbrytbar*',
    'bio-baserad*|bio-baserat',
    'energi-(effektiv|effektivt|effektiva|effektivare|effektivast|effektivaste|snål*)',
    'koldioxid-(fri|fritt|fria)|co2-(fri|fritt|fria)',
  ],
  label: [
    '(miljö|eko|klimat|hållbarhets)-(märkt*|märkning*|märke*|certifierad*|certifierat|certifikat*|stämplad*)',
    'miljö-val|miljö-valet',
  ],
  offset: [
    '(klimat|koldioxid|co2|utsläpps)-(neutral*|negativ*|kompenser*)',
    'klimat-positiv*',
    '(kompenserar|kompenserat|kompensera|kompenserade) för (våra|alla|alla våra|hela|sina|dess) (utsläpp*|klimat*|koldioxid*|co2)',
    'netto-noll',
  ],
  recognised: ['bra miljö-val*', 'svanen-märkt*', 'märkt med svanen', 'eu-blomman', 'eu ecolabel'],
}

/** The most serious kind first. */
const kinds = ['offset', 'label', 'generic'] as const

/** A claim in a text. */
interface EnvironmentalClaim {
  kind: (typeof kinds)[number]
  /** The words as written in the text. */
  words: string
  /**
   * The entry of the phrase list that matched. Words that match the same entry are the same claim.
   */
  phrase: string
}

// All phrases are looked for in all texts, because Swedish texts may contain "eco-friendly", and
// names have no language.
const phrases = kinds.flatMap(kind =>
  [...english[kind], ...swedish[kind]].map(phrase => ({ kind, phrase, matcher: createMatcher(phrase) })),
)
const recognised = createMatcher([...english.recognised, ...swedish.recognised].join('|'))
const anyClaim = createMatcher(phrases.map(({ phrase }) => phrase).join('|'))

/** The claims about the environment in a text, in any language. */
export function findClaims(text: string): EnvironmentalClaim[] {
  const read = prepareText(text, recognised)
  // Most texts contain no claims, and one combined expression finds that out faster than one
  // expression for each phrase.
  if (findMatchingWords(read, anyClaim).length === 0) return []
  return phrases.flatMap(({ kind, phrase, matcher }) =>
    findMatchingWords(read, matcher).map(words => ({ kind, phrase, words })),
  )
}

/**
 * The forbidden claims about the environment in a document, by field: those without a specification
 * in the language of the text, and all claims based on offsetting (Directive 2005/29/EC, Annex I,
 * 2a, 4a and 4c). This check only looks for phrases, so texts that deny or quote a claim are also
 * refused. `day` is like `2026-11-26`.
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
