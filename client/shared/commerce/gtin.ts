/*
 * Numbers of articles in the trade (GTIN, also called EAN or UPC; GS1 General Specifications).
 */

/** The number without the spaces and hyphens between its groups; other texts stay. */
export function cleanGtin(text: string): string {
  const compact = text.replace(/[\s\p{Pd}]+/gu, '')
  return /^\d+$/.test(compact) ? compact : text.trim()
}

/**
 * Whether it is a GTIN that other traders know: 8, 12, 13 or 14 digits with the right check digit,
 * outside the ranges that companies use among themselves (prefixes 02, 04 and 20 to 29) and those
 * of coupons (98 and 99).
 */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code) || checkDigit(code.slice(0, -1)) !== Number(code.at(-1))) return false
  if (code.length === 8) return !/^[02]/.test(code)
  // As 13 digits: those of 12 begin with 0, and the first of 14 says how many are packed.
  return !/^(02|04|2|98|99|00000)/.test(code.padStart(14, '0').slice(1))
}

/** A valid GTIN for feeds and structured data; undefined for any other text. */
export function gtinOf(text: string): string | undefined {
  const code = cleanGtin(text)
  return isGtin(code) ? code : undefined
}

/** From the right, digits are weighted 3, 1, 3, 1 … */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
