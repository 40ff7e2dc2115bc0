/** A number as both formats know it: up to ten digits, without an exponent. */
export function numeral(value: number): string {
  const text = String(Number(value.toPrecision(10)))
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text
}

/** A text of one line in Latin letters, of at most `most` characters. */
export const plain = (text: string, most: number) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
    .slice(0, most)

/** The file's bytes: Latin-1, which every program reads. */
export const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
