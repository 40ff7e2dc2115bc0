import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { cleanZipCode, hasZipCodeForm, isZipCode } from '#client/commerce/zip-code.ts'

/**
 * Whether it may be a phone number: one of the country, or an international one. Only the length is
 * checked, since new ranges appear faster than lists are updated.
 */
export function isPhoneNumber(text: string, country: string): boolean {
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {}
  return parsePhoneNumberFromString(text, { ...defaultCountry, extract: false })?.isPossible() ?? false
}

/** The checkout form has the same check; unknown countries accept any short code. */
export function isZipCodeOf(zipCode: string, country: string): boolean {
  if (!isZipCode(zipCode, country)) return false
  const code = cleanZipCode(zipCode, country)
  return (
    hasZipCodeForm(country) ||
    !postcodeValidatorExistsForCountry(country) ||
    // Some countries' codes begin with their own letters: `LV-1010`, `BB11000`.
    ['', `${country}-`, country].some(prefix => postcodeValidator(prefix + code, country))
  )
}
