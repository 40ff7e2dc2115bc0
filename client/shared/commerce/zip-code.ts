import { cleanLine } from './clean.ts'

/* ZIP codes, for every form and for the tax and delivery rules that depend on them. */

/**
 * Normalizes a ZIP code to the form on address labels: in capitals, with plain spaces and hyphens,
 * without its country's prefix (`SE-111 22`, `D-10115`, Åland's `AX-22100`) or `CEDEX`. It does not
 * check the format; see `isZipCode`.
 */
export function cleanZipCode(text: string, country: string): string {
  const typed = cleanLine(cleanLine(text).toUpperCase()).replace(/ ?\p{Pd} ?/gu, '-')
  const [, prefix = '', code = typed] = /^([A-Z]{1,3})[ -]?(\d(?: ?\d){3}.*)$/.exec(typed) ?? []
  const own = country.toUpperCase()
  const withoutPrefix = prefix && [own, own[0], `${own}N`, own === 'FI' && 'AX'].includes(prefix) ? code : typed
  return withoutPrefix.replace(/^(\d{5}) ?CEDEX( \d+)?$/, '$1')
}

/** A normalized ZIP code without spaces, so that it can be compared with prefixes of ZIP codes. */
export const compactZipCode = (text: string, country: string) => cleanZipCode(text, country).replaceAll(' ', '')

/**
 * Whether a ZIP code has its country's format, with or without the usual space, in upper or lower
 * case. If the format is not known, any short code is accepted. A code of only zeros is accepted
 * only for countries without ZIP codes, whose residents type zeros into forms that require a code.
 */
export function isZipCode(text: string, country: string): boolean {
  const code = cleanZipCode(text, country)
  const isCode = /[^0 -]/.test(code) || hasNoZipCodes(country)
  return isCode && (zipCodes[country.toUpperCase()] ?? anyZipCode).test(code)
}

/** Whether `isZipCode` knows the country's format. */
export const hasZipCodeForm = (country: string) => zipCodes[country.toUpperCase()] !== undefined

/**
 * Whether an address in the country needs a ZIP code. Irish codes identify single houses, and a
 * company may not know the code of its invoice address.
 */
export const needsZipCode = (country: string, isDelivery: boolean) =>
  !hasNoZipCodes(country) && (isDelivery || country.toUpperCase() !== 'IE')

const hasNoZipCodes = (country: string) => withoutZipCodes.split(' ').includes(country.toUpperCase())

/** Countries without ZIP codes, from the addressing systems of the Universal Postal Union. */
const withoutZipCodes =
  'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC LY ML MO MR MS MW NR NU PS QA RW SB SC SL SR SS ST SX SY TD TG TK TL TO TT TV UG VU WS YE ZW'

const fourDigits = /^\d{4}$/
const fiveDigits = /^\d{5}$/
const anyZipCode = /^[A-Z\d][A-Z\d -]{1,11}$/

/** Formats by country, from the addressing systems of the Universal Postal Union. */
const zipCodes: Record<string, RegExp | undefined> = {
  SE: /^[1-9]\d{2} ?\d{2}$/,
  NO: fourDigits,
  DK: fourDigits,
  FI: fiveDigits,
  DE: /^(0[1-9]|[1-9]\d)\d{3}$/,
  FR: /^(0[1-9]|[1-9]\d)\d{3}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  BE: /^[1-9]\d{3}$/,
  AT: /^[1-9]\d{3}$/,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  IT: fiveDigits,
  // Includes the addresses of British forces abroad.
  GB: /^([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|GIR ?0AA|BFPO ?\d{1,4})$/,
  US: /^\d{5}(-\d{4})?$/,
}
