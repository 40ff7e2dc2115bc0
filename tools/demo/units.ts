/*
 * Adds no-break spaces between numbers and units in texts. Names are not changed, because feeds,
 * emails and the bag use them as they are; pages add the spaces to names themselves.
 */

const names = ['name', 'variantName']

/** Matches the space between a number and its unit, as in `40 cm` or `1 500 SEK`. */
const gap = /(?<=\d) (?=(?:\d{3} )*(?:mm|cm|m|W|lm|K|V|kg|h|%|°C|kr|SEK|NOK|DKK|EUR|GBP|USD)(?![\p{L}\d]))/gu

export const withUnits = (text: string) => text.replace(gap, '\u00a0')

/** Joins numbers and units in every translated text of an entry. */
export function joinUnits(value: unknown, isText = false): unknown {
  if (typeof value === 'string') return isText ? withUnits(value) : value
  if (Array.isArray(value)) return value.map(part => joinUnits(part, isText))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      const isTranslated = key === 'en' || key === 'sv'
      return [key, names.includes(key) ? part : joinUnits(part, isTranslated || (isText && key !== 'href'))]
    }),
  )
}
