import { fold } from '../lib/fold.ts'

const maxWords = 8
/** Maximum length of words and prefixes in the index, in characters. */
const maxWordLength = 24

export const splitWords = (text: string): string[] => text.match(letters) ?? []

/** Shortens a word to the length that the index stores. */
export const shorten = (word: string) =>
  word.length > maxWordLength ? [...word].slice(0, maxWordLength).join('') : word

/** The words of a search, folded: at most 8 different words of up to 24 letters. */
export function parseSearchWords(text: string): string[] {
  const folded = fold(text.slice(0, 1000)).replace(grouped, number => number.replace(/\D+/g, ''))
  return [...new Set(splitWords(folded).map(shorten))].slice(0, maxWords)
}

/** Matches a number as printed in groups below a barcode, which has 8 or 12 to 14 digits. */
const grouped = /(?<!\d[ -]?)(?:\d[ -]?){7}(?:(?:\d[ -]?){4,6})?\d(?![ -]?\d)/g

/**
 * Whether a text contains, for every word, a word that begins with it. A single letter matches only
 * as a whole word, and so does every word if `whole` is set.
 */
export function hasWords(text: string, words: string[], whole = false): boolean {
  const own = splitWords(text)
  return words.every(word => own.some(one => (isLetter(word) || whole ? one === word : one.startsWith(word))))
}

/** Whether a word is too short to be a prefix. */
export const isLetter = (word: string) => [...word].length === 1

const letters = /[\p{L}\p{N}]+/gu
