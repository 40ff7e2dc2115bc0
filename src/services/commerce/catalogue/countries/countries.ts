import { perLocale } from '#client/shared/texts/locales.ts'
import type { Readable } from '../../lib/database.ts'
import { codes, type LanguageCode } from '../../lib/languages.ts'
import type { Currency } from '../../lib/money.ts'
import { storedJson } from '../../lib/stored-json.ts'
import type { SalesPlace } from './place.ts'
import { type TaxRule, taxRuleOf } from './tax-rules.ts'
import type { DueOnArrival } from './territories.ts'

export interface State {
  state: string
  name: string
}

export interface CountryRow {
  country: string
  names: Record<LanguageCode, string>
  eu: boolean
  shipTo: boolean
  market: number
  priceList: number
  currency: string
  language: string
  vatTenths: number
  /** What is due on arrival, where the tax is deducted. */
  due: DueOnArrival
  taxRule: TaxRule
  /** The merchant's numbers for its tax. */
  taxNumbers: TaxNumber[]
  states: State[]
}

/** A number in a register of tax, such as VOEC. */
export interface TaxNumber {
  name: string
  number: string
}

interface Row extends Record<`name_${LanguageCode}`, string> {
  country: string
  eu: number
  ship_to: number
  market: number
  pricelist: number
  currency: string
  language: string
  vat_tenths: number
  due: DueOnArrival
  tax_rule: string
  tax_numbers: string
  states: string
}

const columns = `country, ${codes.map(language => `name_${language}`)}, eu, ship_to, market, pricelist, currency, language, vat_tenths, due, tax_rule,
  registrations -> 'tax' AS tax_numbers,
  (SELECT json_group_array(json_object('state', state, 'name', name) ORDER BY name) FROM states WHERE states.country = countries.country) AS states`

/** The countries with delivery, and `also` in any case. */
export async function loadCountries(db: Readable, also: string | null): Promise<CountryRow[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM countries JOIN pricelists USING (pricelist) WHERE ship_to = 1 OR country = ?`)
    .bind(also)
    .all<Row>()
  return results.map(countryOf)
}

/** Every country in the table. */
export async function loadAllCountries(db: Readable): Promise<CountryRow[]> {
  const { results } = await db.prepare(`SELECT ${columns} FROM countries JOIN pricelists USING (pricelist)`).all<Row>()
  return results.map(countryOf)
}

/** A state by its code or its name, in either case; null when the country has no such state. */
export const findState = ({ states }: CountryRow, text: string) =>
  states.find(({ state, name }) => [state, name].some(word => word.toLowerCase() === text.toLowerCase())) ?? null

export const salesPlace = ({ country, market, priceList }: CountryRow, state: string | null): SalesPlace => ({
  country,
  state,
  market,
  priceList,
})

function countryOf(row: Row): CountryRow {
  return {
    country: row.country,
    names: perLocale(language => row[`name_${language}`]),
    eu: row.eu === 1,
    shipTo: row.ship_to === 1,
    market: row.market,
    priceList: row.pricelist,
    currency: row.currency,
    language: row.language,
    vatTenths: row.vat_tenths,
    due: row.due,
    taxRule: taxRuleOf(row.tax_rule),
    taxNumbers: storedJson(row.tax_numbers),
    states: storedJson(row.states),
  }
}

/** Throws when the price list does not exist. */
export async function loadCurrency(db: Readable, { priceList }: Pick<SalesPlace, 'priceList'>): Promise<Currency> {
  const row = await db
    .prepare('SELECT currency, whole FROM pricelists JOIN currencies USING (currency) WHERE pricelist = ?')
    .bind(priceList)
    .first<{ currency: string; whole: number }>()
  if (!row) throw new Error(`No price list ${priceList}`)
  return { currency: row.currency, whole: row.whole === 1 }
}
