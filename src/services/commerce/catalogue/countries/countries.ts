import { perLocale } from '#client/shared/texts/locales.ts'
import type { Readable } from '../../lib/database.ts'
import { type LanguageCode, languageCodes } from '../../lib/languages.ts'
import type { Currency } from '../../lib/money.ts'
import { parseStoredJson } from '../../lib/stored-json.ts'
import type { SalesPlace } from './place.ts'
import { parseTaxRule, type TaxRule } from './tax-rules.ts'
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
  /** What the recipient pays on arrival when the shop deducts tax. */
  due: DueOnArrival
  taxRule: TaxRule
  /** The seller's registration numbers for tax in this country. */
  taxNumbers: TaxNumber[]
  states: State[]
}

/** The seller's number in a tax register, such as VOEC (Norway). */
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

const columns = `country, ${languageCodes.map(language => `name_${language}`)}, eu, ship_to, market, pricelist, currency, language, vat_tenths, due, tax_rule,
  registrations -> 'tax' AS tax_numbers,
  (SELECT json_group_array(json_object('state', state, 'name', name) ORDER BY name) FROM states WHERE states.country = countries.country) AS states`

/** Loads the countries that the shop delivers to and, unless it is null, the country `also`. */
export async function loadCountries(db: Readable, also: string | null): Promise<CountryRow[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM countries JOIN pricelists USING (pricelist) WHERE ship_to = 1 OR country = ?`)
    .bind(also)
    .all<Row>()
  return results.map(parseCountryRow)
}

/** Loads all countries, including those that the shop does not deliver to. */
export async function loadAllCountries(db: Readable): Promise<CountryRow[]> {
  const { results } = await db.prepare(`SELECT ${columns} FROM countries JOIN pricelists USING (pricelist)`).all<Row>()
  return results.map(parseCountryRow)
}

/** Finds a state by its code or name, ignoring case; null if the country has no such state. */
export const findState = ({ states }: CountryRow, text: string) =>
  states.find(({ state, name }) => [state, name].some(word => word.toLowerCase() === text.toLowerCase())) ?? null

export const salesPlace = ({ country, market, priceList }: CountryRow, state: string | null): SalesPlace => ({
  country,
  state,
  market,
  priceList,
})

function parseCountryRow(row: Row): CountryRow {
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
    taxRule: parseTaxRule(row.tax_rule),
    taxNumbers: parseStoredJson(row.tax_numbers),
    states: parseStoredJson(row.states),
  }
}

/** Loads the currency of a price list. Throws if the price list does not exist. */
export async function loadCurrency(db: Readable, { priceList }: Pick<SalesPlace, 'priceList'>): Promise<Currency> {
  const row = await db
    .prepare('SELECT currency, whole FROM pricelists JOIN currencies USING (currency) WHERE pricelist = ?')
    .bind(priceList)
    .first<{ currency: string; whole: number }>()
  if (!row) throw new Error(`Price list ${priceList} does not exist`)
  return { currency: row.currency, whole: row.whole === 1 }
}
