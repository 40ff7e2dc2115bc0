import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { hasZipCodeForm, isZipCode } from '#client/commerce/address.ts'

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
  return (
    hasZipCodeForm(country) ||
    !postcodeValidatorExistsForCountry(country) ||
    postcodeValidator(zipCode.trim().toUpperCase(), country)
  )
}
