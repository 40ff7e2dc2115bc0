/** Converts a text to lower case without diacritics: `Mässing` to `massing`, and `ø` to `o`. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/[øæßœđł]/g, letter => plain[letter] ?? letter)

const plain: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', œ: 'oe', đ: 'd', ł: 'l' }
