import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { hasZipCodeForm, isZipCode } from '#client/commerce/address.ts'

/**
 * Whether somebody may be reached by the number: one of the country, or an international one of
 * any. Only its length is looked at, since new ranges are given out faster than lists are renewed.
 */
export function isPhoneNumber(text: string, country: string): boolean {
  const defaultCountry = isSupportedCountry(country) ? { defaultCountry: country } : {}
  return parsePhoneNumberFromString(text, { ...defaultCountry, extract: false })?.isPossible() ?? false
}

/** What the checkout form checks too, and the form of codes of countries that it does not know. */
export function isZipCodeOf(zipCode: string, country: string): boolean {
  if (!isZipCode(zipCode, country)) return false
  return (
    hasZipCodeForm(country) ||
    !postcodeValidatorExistsForCountry(country) ||
    postcodeValidator(zipCode.trim().toUpperCase(), country)
  )
}
