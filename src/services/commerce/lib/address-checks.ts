import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { cleanEmail, isEmail, isLatin } from '#client/shared/commerce/address.ts'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import { vatNumberOf } from '#client/shared/commerce/vat/vat-number.ts'
import { cleanZipCode, hasZipCodeForm, isZipCode } from '#client/shared/commerce/zip-code.ts'
import { expectedEmail, lineProblem } from './fields.ts'

/** Texts of an address by the wire's names, or some of them. */
type Texts = Record<string, string>

/**
 * An address as it is checked and stored. `country` is the code of its country, also where the
 * texts have none; empty when it is unknown.
 */
export const cleanAddress = (texts: Texts, country: string): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, cleanField(field, text, country)]))

function cleanField(field: string, text: string, country: string): string {
  if (field === 'email') return cleanEmail(text)
  if (field === 'zipCode') return cleanZipCode(text, country)
  if (field === 'phoneNumber') return cleanPhoneNumber(text)
  const line = cleanLine(text)
  if (field === 'vatNumber') return vatNumberOf(line, country) ?? line
  return field === 'country' ? line.toUpperCase() : line
}

/** Digits of other scripts and dashes as telephones type them, in ASCII. */
const cleanPhoneNumber = (text: string) =>
  cleanLine(text)
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, digit => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\p{Pd}/gu, '-')

/** What is wrong with the fields of a cleaned address, by field; empty fields are right. */
export function fieldErrors(texts: Texts, country: string): Record<string, string> {
  const problems = Object.entries(texts).map(([field, text]) => [field, text && problemOf(field, text, country)])
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

function problemOf(field: string, text: string, country: string): string | null {
  if (field === 'country') return isCountry(text) ? null : 'not found'
  if (field === 'email') return isEmail(text) ? null : expectedEmail
  if (field === 'phoneNumber') return isPhoneNumber(text, country) ? null : 'not a phone number'
  if (field === 'vatNumber') return vatNumberOf(text, country) ? null : 'Invalid VAT number'
  if (!isLatin(text)) return lineProblem(text) ?? 'only latin characters'
  if (field === 'zipCode') return isZipCodeOf(text, country) ? null : 'not a ZIP code of the country'
  return lineProblem(text)
}

/** Whether a code in capitals is a country's of ISO 3166-1. */
export const isCountry = (code: string) => isSupportedCountry(code) || withoutPhones.includes(code)

const withoutPhones = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']

/**
 * Whether it may be a phone number: one of the country, or an international one. Only the length is
 * checked, since new ranges appear faster than lists are updated.
 */
function isPhoneNumber(text: string, country: string): boolean {
  if (!isSupportedCountry(country) && !text.startsWith('+')) return /^[\d ()./-]{3,}$/.test(text)
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {}
  return parsePhoneNumberFromString(text, { ...defaultCountry, extract: false })?.isPossible() ?? false
}

/** The checkout form has the same check; unknown countries accept any short code. */
function isZipCodeOf(zipCode: string, country: string): boolean {
  if (!isZipCode(zipCode, country)) return false
  const code = cleanZipCode(zipCode, country)
  return (
    hasZipCodeForm(country) ||
    !postcodeValidatorExistsForCountry(country) ||
    // Some countries' codes begin with their own letters: `LV-1010`, `BB11000`.
    ['', `${country}-`, country].some(prefix => postcodeValidator(prefix + code, country))
  )
}
