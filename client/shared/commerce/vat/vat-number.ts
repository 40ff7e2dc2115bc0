import { cleanLine } from '../clean.ts'

interface VatForm {
  /** Matches the number without its two-letter prefix. */
  rest: RegExp
  example: string
}

const digits = (count: number): VatForm => ({
  rest: new RegExp(`^\\d{${count}}$`),
  example: '123456789012'.slice(0, count),
})
const british = { rest: /^(\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/, example: '123456789' }

/**
 * VAT number formats by prefix: those of the EU member states, as the European Commission lists
 * them (VIES), and those of Northern Ireland (XI), Great Britain, Norway and Switzerland.
 */
export const vatForms: Record<string, VatForm | undefined> = {
  AT: { rest: /^U\d{8}$/, example: 'U12345678' },
  BE: { rest: /^[01]\d{9}$/, example: '0123456789' },
  BG: { rest: /^\d{9,10}$/, example: '123456789' },
  CY: { rest: /^\d{8}[A-Z]$/, example: '12345678X' },
  CZ: { rest: /^\d{8,10}$/, example: '12345678' },
  DE: digits(9),
  DK: digits(8),
  EE: digits(9),
  EL: digits(9),
  ES: { rest: /^([A-Z]\d{7}[\dA-Z]|\d{8}[A-Z])$/, example: 'B12345678' },
  FI: digits(8),
  FR: { rest: /^[\dA-HJ-NP-Z]{2}\d{9}$/, example: '12345678901' },
  HR: digits(11),
  HU: digits(8),
  IE: { rest: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, example: '1234567FA' },
  IT: digits(11),
  LT: { rest: /^(\d{9}|\d{12})$/, example: '123456789' },
  LU: digits(8),
  LV: digits(11),
  MT: digits(8),
  NL: { rest: /^\d{9}B\d\d$/, example: '123456789B01' },
  PL: digits(10),
  PT: digits(9),
  RO: { rest: /^[1-9]\d{1,9}$/, example: '12345678' },
  SE: { rest: /^\d{12}$/, example: '556677889901' },
  SI: digits(8),
  SK: digits(10),
  GB: british,
  XI: british,
  NO: { rest: /^\d{9}MVA$/, example: '123456789MVA' },
  CH: { rest: /^E\d{9}(MWST|TVA|IVA)?$/, example: 'E123456789MWST' },
}

/**
 * A VAT number in its normal form, with its country's prefix: "5566-7788 9901" in SE becomes
 * "SE556677889901". `country` is the ISO code of the buyer's country, used unless the number begins
 * with another country's prefix. Null when the format is wrong; whether the number was ever issued
 * is not checked. For countries without a known format, any number that begins with two letters is
 * accepted.
 */
export function parseVatNumber(text: string, country: string): string | null {
  const compact = normalize(text)
  const namedForm = vatForms[compact.slice(0, 2)]
  if (namedForm?.rest.test(compact.slice(2))) return compact
  const own = prefixFor(country)
  if (vatForms[own]?.rest.test(compact)) return own + compact
  return !namedForm && !vatForms[own] && anyVatNumber.test(compact) ? compact : null
}

/**
 * An example number in the format that `parseVatNumber` would check for this text; null if no
 * format is known.
 */
export function findVatExample(text: string, country: string): string | null {
  const typedPrefix = normalize(text).slice(0, 2)
  const prefix = vatForms[typedPrefix] ? typedPrefix : prefixFor(country)
  const form = vatForms[prefix]
  return form ? prefix + form.example : null
}

/**
 * Removes spaces and punctuation. Replaces the prefix GR of Greek numbers with EL, and removes the
 * suffix of the commercial register (HR, RC) from Swiss numbers.
 */
const normalize = (text: string) =>
  cleanLine(text)
    .toUpperCase()
    .replace(/[\s./\p{Pd}]/gu, '')
    .replace(/^GR/, 'EL')
    .replace(/^(CHE\d{9})(HR|RC)/, '$1')

const prefixFor = (country: string) => country.toUpperCase().replace('GR', 'EL')

const anyVatNumber = /^[A-Z]{2}(?=.*\d)[\dA-Z+*]{2,18}$/
