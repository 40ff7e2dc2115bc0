import { fold } from '../lib/fold.ts'

const maxWords = 8
/** Maximum length of words and prefixes in the index. */
const maxWord = 24

/** All words of a folded text. */
export const allWords = (text: string): string[] => text.match(letters) ?? []

/** A word as the index stores it. */
export const shortened = (word: string) => (word.length > maxWord ? [...word].slice(0, maxWord).join('') : word)

/** The words of a search, folded; at most 8 different ones of 24 letters. */
export function searchWords(text: string): string[] {
  const folded = fold(text.slice(0, 1000)).replace(grouped, number => number.replace(/\D+/g, ''))
  return [...new Set(allWords(folded).map(shortened))].slice(0, maxWords)
}

/** The number of an article in groups, as it is printed under its bars: 8 or 12 to 14 digits. */
const grouped = /(?<!\d[ -]?)(?:\d[ -]?){7}(?:(?:\d[ -]?){4,6})?\d(?![ -]?\d)/g

/**
 * Whether a text has every word, or (unless `whole`) each as a prefix; a single letter must match
 * whole.
 */
export function hasWords(text: string, words: string[], whole = false): boolean {
  const own = allWords(text)
  return words.every(word => own.some(one => (isLetter(word) || whole ? one === word : one.startsWith(word))))
}

/** Too short for a prefix. */
export const isLetter = (word: string) => [...word].length === 1

const letters = /[\p{L}\p{N}]+/gu
