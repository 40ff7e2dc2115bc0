import { fold } from '../lib/fold.ts'

/**
 * Claims about the environment in one language, by what the law says of them (Directive
 * 2005/29/EC, Annex I). A phrase may have alternatives (`|`), in brackets within it; `*` stands for
 * any letters, a hyphen or space for a hyphen, spaces or nothing.
 */
export interface ClaimPhrases {
  /** Without a specification of what is meant (4a). */
  generic: string[]
  /** About a label, which needs a scheme of certification (2a). */
  label: string[]
  /** By compensating for emissions, which is always forbidden (4c). */
  offset: string[]
  /** Names of schemes of certification, which may be said. */
  recognised: string[]
}

/** What separates the parts of a phrase: nothing, or up to three signs that end no sentence. */
const separator = '[^\\p{L}\\p{N}.,!?;:()]{0,3}'

/** A regular expression that finds a phrase in a text without diacritics and case. */
export function matcherOf(phrase: string): RegExp {
  const source = phrase
    .split(/([-\s|()*])/)
    .map(part => {
      if (part === '-' || part === ' ') return separator
      if (part === '*') return '\\p{L}*'
      return part === '(' ? '(?:' : fold(part)
    })
    .join('')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu')
}

/** A text as it is written, and as phrases are searched in it. */
export interface ReadText {
  text: string
  /** Without diacritics and case. */
  folded: string
  /** Where in `text` each letter of `folded` stands. */
  places: number[]
}

/** What phrases match in a text, as it is written there. */
export const matchesIn = ({ text, folded, places }: ReadText, matcher: RegExp): string[] =>
  [...folded.matchAll(matcher)].map(({ index, 0: found }) =>
    text.slice(places[index], places[index + found.length]).replaceAll('\u00ad', ''),
  )

/** Reads a text, but passes over the names in it that `except` matches. */
export function readText(text: string, except?: RegExp): ReadText {
  const places: number[] = []
  let folded = ''
  let at = 0
  for (const letter of text) {
    const plain = fold(letter)
    folded += plain
    for (let count = 0; count < plain.length; count++) places.push(at)
    at += letter.length
  }
  return { text, folded: except ? folded.replace(except, name => '.'.repeat(name.length)) : folded, places }
}
