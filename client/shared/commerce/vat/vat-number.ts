import { cleanLine } from '../clean.ts'
import { vatForms } from './vat-forms.ts'

/**
 * A VAT number without spaces, dots and hyphens, in capital letters and with its country's prefix:
 * "5566-7788 9901" of SE becomes "SE556677889901". `country` is the buyer's, by its ISO code, and
 * is the number's where that begins with no other country's. Null when it does not have that
 * country's format; only the format is checked, not whether it was ever given out. Countries
 * without a known format accept any number that begins with two letters.
 */
export function vatNumberOf(text: string, country: string): string | null {
  const compact = compactOf(text)
  const named = vatForms[compact.slice(0, 2)]
  if (named?.rest.test(compact.slice(2))) return compact
  const own = prefixOf(country)
  if (vatForms[own]?.rest.test(compact)) return own + compact
  return !named && !vatForms[own] && anyVatNumber.test(compact) ? compact : null
}

/**
 * A number as it is written in the country that `vatNumberOf` checks; null where that is unknown.
 */
export function vatExample(text: string, country: string): string | null {
  const begun = compactOf(text).slice(0, 2)
  const prefix = vatForms[begun] ? begun : prefixOf(country)
  const form = vatForms[prefix]
  return form ? prefix + form.example : null
}

/** Greek numbers begin with EL; Swiss ones may name the commercial register before the tax. */
const compactOf = (text: string) =>
  cleanLine(text)
    .toUpperCase()
    .replace(/[\s./\p{Pd}]/gu, '')
    .replace(/^GR/, 'EL')
    .replace(/^(CHE\d{9})(HR|RC)/, '$1')

const prefixOf = (country: string) => country.toUpperCase().replace('GR', 'EL')

const anyVatNumber = /^[A-Z]{2}(?=.*\d)[\dA-Z+*]{2,18}$/
