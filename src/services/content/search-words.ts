import { fold } from './search-text.ts'

const maxWords = 8
const maxWord = 40

/** All words of a folded text. */
export const allWords = (text: string): string[] => text.match(letters) ?? []

/** What a search asks for, folded; at most 8 words of 40 characters. */
export function wordsOf(text: string): string[] {
  return allWords(fold(text.slice(0, 1000)))
    .slice(0, maxWords)
    .map(word => word.slice(0, maxWord))
}

/** Whether a folded text has every word, or (unless `whole`) words that begin like them; single letters stand for themselves. */
export function hasWords(text: string, words: string[], whole = false): boolean {
  const own = allWords(text)
  return words.every(word => own.some(one => (word.length > 1 && !whole ? one.startsWith(word) : one === word)))
}

const letters = /[\p{L}\p{N}]+/gu
