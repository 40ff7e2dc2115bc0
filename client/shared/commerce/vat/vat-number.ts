import { cleanLine } from '../clean.ts'
import { vatForms } from './vat-forms.ts'

/**
 * A VAT number in its normal form, with its country's prefix: "5566-7788 9901" in SE becomes
 * "SE556677889901". `country` is the buyer's ISO code, used unless the number begins with another
 * country's prefix. Null when the format is wrong; whether the number was ever issued is not
 * checked. For countries without a known format, any number that begins with two letters is
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
 * An example number for the country that `parseVatNumber` would check; null where the format is
 * unknown.
 */
export function findVatExample(text: string, country: string): string | null {
  const typedPrefix = normalize(text).slice(0, 2)
  const prefix = vatForms[typedPrefix] ? typedPrefix : prefixFor(country)
  const form = vatForms[prefix]
  return form ? prefix + form.example : null
}

/**
 * Greek numbers begin with EL. Swiss numbers may name the commercial register (HR, RC) before the
 * tax.
 */
const normalize = (text: string) =>
  cleanLine(text)
    .toUpperCase()
    .replace(/[\s./\p{Pd}]/gu, '')
    .replace(/^GR/, 'EL')
    .replace(/^(CHE\d{9})(HR|RC)/, '$1')

const prefixFor = (country: string) => country.toUpperCase().replace('GR', 'EL')

const anyVatNumber = /^[A-Z]{2}(?=.*\d)[\dA-Z+*]{2,18}$/
