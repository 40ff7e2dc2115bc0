/** A text as it is searched: without case and diacritics, `Ü` and `u` being the same, and with single spaces. */
export const fold = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
