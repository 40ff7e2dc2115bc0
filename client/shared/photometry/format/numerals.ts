/** Formats a number for EULUMDAT and IES files: up to ten digits, without an exponent. */
export function formatNumeral(value: number): string {
  const text = String(Number(value.toPrecision(10)))
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text
}

/** Above this number of values, fewer digits are written, to keep the file within its limit. */
const many = 50_000

/**
 * Returns a function that formats intensities. `count` is their number, and `peak` the highest one.
 */
export function createIntensityFormat(peak: number, count: number): (value: number) => string {
  if (count <= many) return formatNumeral
  const decimals = Math.min(20, Math.max(0, 8 - Math.floor(Math.log10(peak))))
  return value => formatNumeral(Number(value.toFixed(decimals)))
}

/** The largest number in all rows. */
export const findPeak = (rows: number[][]) =>
  rows.reduce((peak, row) => row.reduce((most, one) => Math.max(most, one), peak), 0)

/** Replaces characters that are not in Latin-1 and cuts the text off after `most` characters. */
export const toPlainText = (text: string, most: number) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .slice(0, most)

/** Encodes a text in Latin-1, which every program can read. */
export const toLatinBytes = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
