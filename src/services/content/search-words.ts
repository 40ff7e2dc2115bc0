import { fold } from './search-text.ts'

const maxWords = 8
const maxWord = 40

/** What a search asks for, folded; at most 8 words of 40 characters. */
export function wordsOf(text: string): string[] {
  const words = fold(text.slice(0, 1000)).match(letters) ?? []
  return words.slice(0, maxWords).map(word => word.slice(0, maxWord))
}

/** Whether a folded text has every word, or words that begin like them; single letters stand for themselves. */
export function hasWords(text: string, words: string[]): boolean {
  const own = text.match(letters) ?? []
  return words.every(word => own.some(one => (word.length > 1 ? one.startsWith(word) : one === word)))
}

const letters = /[\p{L}\p{N}]+/gu
