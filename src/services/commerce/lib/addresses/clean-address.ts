import { cleanEmail } from '#client/shared/commerce/address.ts'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import { parseVatNumber } from '#client/shared/commerce/vat/vat-number.ts'
import { cleanZipCode } from '#client/shared/commerce/zip-code.ts'

/** The fields of an address by their names on the wire. Any may be missing. */
export type AddressFields = Record<string, string>

/**
 * Normalizes an address before it is checked and stored. `country` is the ISO 3166-1 code of the
 * address's country, which `texts` may lack; empty if the country is unknown.
 */
export const cleanAddress = (texts: AddressFields, country: string): AddressFields =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, cleanField(field, text, country)]))

function cleanField(field: string, text: string, country: string): string {
  if (field === 'email') return cleanEmail(text)
  if (field === 'zipCode') return cleanZipCode(text, country)
  if (field === 'phoneNumber') return cleanPhoneNumber(text)
  const line = cleanLine(text)
  if (field === 'vatNumber') return parseVatNumber(line, country) ?? line
  return field === 'country' ? line.toUpperCase() : line
}

/** Converts Arabic and Persian digits, and the dashes that phone keyboards insert, to ASCII. */
const cleanPhoneNumber = (text: string) =>
  cleanLine(text)
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, digit => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/\p{Pd}/gu, '-')
