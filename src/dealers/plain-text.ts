/** Letters that Unicode does not decompose. */
const letters: Record<string, string> = { æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss', ð: 'd', đ: 'd', þ: 'th', ł: 'l', ı: 'i' }

/**
 * A name as people type it without its language's keyboard: in lower case, without accents, words
 * separated by one space. Empty when it has neither letters nor digits.
 */
export const foldName = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[æøœßðđþłı]/g, letter => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A postcode in lower case without spaces. */
export const foldPostcode = (text: string) => foldName(text).replaceAll(' ', '')
