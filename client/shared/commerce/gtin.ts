/* Global Trade Item Numbers (GTIN), also called EAN or UPC, according to the GS1 General
   Specifications. */

/**
 * Removes spaces and hyphens from a number. Other text is only trimmed.
 */
export function cleanGtin(text: string): string {
  const compact = text.replace(/[\s\p{Pd}]+/gu, '')
  return /^\d+$/.test(compact) ? compact : text.trim()
}

/**
 * Whether a text is a GTIN for trade between companies: 8, 12, 13 or 14 digits with the correct
 * check digit, outside the ranges for use within a company (prefixes 02, 04 and 20 to 29) and for
 * coupons (98 and 99).
 */
export function isGtin(code: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(code) || checkDigit(code.slice(0, -1)) !== Number(code.at(-1))) return false
  if (code.length === 8) return !/^[02]/.test(code)
  // Compared as 13 digits: shorter numbers get leading zeros, and the first of 14 digits is the
  // packaging level.
  return !/^(02|04|2|98|99|00000)/.test(code.padStart(14, '0').slice(1))
}

/** A valid GTIN for feeds and structured data; undefined for any other text. */
export function parseGtin(text: string): string | undefined {
  const code = cleanGtin(text)
  return isGtin(code) ? code : undefined
}

/** The check digit for the other digits, whose weights are 3, 1, 3, 1 … from the right. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}
