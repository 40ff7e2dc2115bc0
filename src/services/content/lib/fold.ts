/**
 * Letters without their marks, in lower case: `Mässing` and `massing` are one word, as are `ø` and
 * `o`.
 */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[øæßœđł]/g, letter => plain[letter] ?? letter)

const plain: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', œ: 'oe', đ: 'd', ł: 'l' }
