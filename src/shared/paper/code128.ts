/**
 * Widths of the bars and spaces of each symbol of Code 128 (ISO/IEC 15417), in modules, by the
 * symbol's value. Each symbol begins with a bar. The last symbol in the list is the stop symbol.
 */
const patterns = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 ' +
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 ' +
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 ' +
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 ' +
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 ' +
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131 211412 211214 ' +
  '211232 2331112'
).split(' ')

/** Values of the symbols that do not stand for characters. */
const [startB, startC, toC, stop] = [104, 105, 99, 106]

/**
 * Encodes printable ASCII characters as the values of symbols, including the start, check and stop
 * symbols. Each pair of digits is one symbol (code set C) if the text is an even number of digits
 * or ends with at least four digits. Throws for other characters.
 */
export function encodeCode128(text: string): number[] {
  if (!/^[ -~]+$/.test(text)) throw new Error('Code 128 needs printable ASCII characters')
  const [, plain = '', digits = ''] = /^(.*?)((?:\d\d)*)$/.exec(text) ?? []
  // Switching to code set C takes a symbol, so it only saves space for four digits or more.
  const [inB, inC] = plain === '' || digits.length >= 4 ? [plain, digits] : [text, '']
  const symbols = [
    ...(inB === '' ? [startC] : [startB, ...[...inB].map(letter => letter.charCodeAt(0) - 32)]),
    ...(inB !== '' && inC !== '' ? [toC] : []),
    ...(inC.match(/../g) ?? []).map(Number),
  ]
  const check = symbols.reduce((sum, value, at) => sum + value * Math.max(1, at), 0) % 103
  return [...symbols, check, stop]
}

/** Lists the widths of the alternating bars and spaces for a text, in modules. A bar is first. */
export const listCode128Widths = (text: string): number[] =>
  encodeCode128(text).flatMap(value => [...(patterns[value] ?? '')].map(Number))
