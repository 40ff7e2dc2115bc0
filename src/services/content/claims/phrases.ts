import { fold } from '../lib/fold.ts'

/**
 * Phrases of one language that claim something about the environment, grouped by the rule that
 * applies (Directive 2005/29/EC, Annex I). `|` separates alternatives, also within brackets; `*`
 * stands for any letters; a hyphen or space stands for a hyphen, spaces or nothing.
 */
export interface ClaimPhrases {
  /** Claims that need a specification of their meaning (4a). */
  generic: string[]
  /** Claims that a product has a sustainability label, which needs a certification scheme (2a). */
  label: string[]
  /** Claims based on offsetting emissions, which are always forbidden (4c). */
  offset: string[]
  /** Names of certification schemes, which are allowed. */
  recognised: string[]
}

/** Separates the parts of a phrase: up to three characters that do not end a sentence. */
const separator = '[^\\p{L}\\p{N}.,!?;:()]{0,3}'

/** Creates an expression that finds a phrase in a text in lower case without diacritics. */
export function createMatcher(phrase: string): RegExp {
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

/** A text as written, and in the form in which phrases are looked for. */
export interface PreparedText {
  text: string
  /** The text in lower case, without diacritics. */
  folded: string
  /** The position in `text` of each letter of `folded`. */
  places: number[]
}

/** The matches in a text, as written there. */
export const findMatchingWords = ({ text, folded, places }: PreparedText, matcher: RegExp): string[] =>
  [...folded.matchAll(matcher)].map(({ index, 0: found }) =>
    text.slice(places[index], places[index + found.length]).replaceAll('\u00ad', ''),
  )

/** Prepares a text for searching. Phrases inside the matches of `except` are not found. */
export function prepareText(text: string, except?: RegExp): PreparedText {
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
