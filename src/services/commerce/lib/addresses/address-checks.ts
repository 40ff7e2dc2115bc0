import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { isEmail, isLatin } from '#client/shared/commerce/address.ts'
import { parseVatNumber } from '#client/shared/commerce/vat/vat-number.ts'
import { cleanZipCode, hasZipCodeForm, isZipCode } from '#client/shared/commerce/zip-code.ts'
import { expectedEmail, findLineProblem } from '../fields.ts'
import type { AddressFields } from './clean-address.ts'

/*
 * This file is imported only when an address is checked: the tables of phone numbers are 120 KB,
 * which a starting Worker would have to evaluate.
 */

/** Finds the problems of a cleaned address, by field. Empty fields are accepted. */
export function findFieldErrors(texts: AddressFields, country: string): Record<string, string> {
  const problems = Object.entries(texts).map(([field, text]) => [field, text && findProblem(field, text, country)])
  return Object.fromEntries(problems.filter(([, problem]) => problem))
}

function findProblem(field: string, text: string, country: string): string | null {
  if (field === 'country') return isCountry(text) ? null : 'not found'
  if (field === 'email') return isEmail(text) ? null : expectedEmail
  if (field === 'phoneNumber') return isPhoneNumber(text, country) ? null : 'not a phone number'
  if (field === 'vatNumber') return parseVatNumber(text, country) ? null : 'Invalid VAT number'
  if (!isLatin(text)) return findLineProblem(text) ?? 'only latin characters'
  if (field === 'zipCode') return isZipCodeIn(text, country) ? null : 'not a ZIP code of the country'
  return findLineProblem(text)
}

/** Whether a code in capital letters is a country code from ISO 3166-1. */
export const isCountry = (code: string) => isSupportedCountry(code) || countriesWithoutPhones.includes(code)

/** Countries without phone numbers, which the phone library therefore does not know. */
const countriesWithoutPhones = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']

/**
 * Whether a text could be a phone number of this country or, if it begins with a plus, of any
 * country. Only the length is checked, because new numbers are assigned faster than the library is
 * updated.
 */
function isPhoneNumber(text: string, country: string): boolean {
  if (!isSupportedCountry(country) && !text.startsWith('+')) return /^[\d ()./-]{3,}$/.test(text)
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {}
  return parsePhoneNumberFromString(text, { ...defaultCountry, extract: false })?.isPossible() ?? false
}

/**
 * Whether a ZIP code has the form that is used in the country. If that form is unknown, any short
 * code is valid.
 */
function isZipCodeIn(zipCode: string, country: string): boolean {
  if (!isZipCode(zipCode, country)) return false
  const code = cleanZipCode(zipCode, country)
  return (
    hasZipCodeForm(country) ||
    !postcodeValidatorExistsForCountry(country) ||
    // In some countries, codes begin with the letters of the country: `LV-1010`, `BB11000`.
    ['', `${country}-`, country].some(prefix => postcodeValidator(prefix + code, country))
  )
}
