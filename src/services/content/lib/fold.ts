/** Removes diacritics and case: `Mässing` equals `massing`, and `ø` equals `o`. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{DI}]/gu, '')
    .toLowerCase()
    .replace(/[øæßœđł]/g, letter => plain[letter] ?? letter)

const plain: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', œ: 'oe', đ: 'd', ł: 'l' }
