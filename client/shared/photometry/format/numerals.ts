/** A number as both formats know it: up to ten digits, without an exponent. */
export function numeral(value: number): string {
  const text = String(Number(value.toPrecision(10)))
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text
}

/** More values than these are written with fewer digits, to keep their file within the limit. */
const many = 50_000

/** Writes `count` intensities, of which `peak` is the highest. */
export function intensityNumerals(peak: number, count: number): (value: number) => string {
  if (count <= many) return numeral
  const decimals = Math.min(20, Math.max(0, 8 - Math.floor(Math.log10(peak))))
  return value => numeral(Number(value.toFixed(decimals)))
}

/** The largest number of all rows. */
export const peakIn = (rows: number[][]) =>
  rows.reduce((peak, row) => row.reduce((most, one) => Math.max(most, one), peak), 0)

/** A text of one line in Latin letters, of at most `most` characters. */
export const plain = (text: string, most: number) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .slice(0, most)

/** The file's bytes: Latin-1, which every program reads. */
export const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
