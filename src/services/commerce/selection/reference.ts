import { type CountryRow, loadAllCountries } from '../catalogue/countries/countries.ts'
import type { SalesPlace } from '../catalogue/countries/place.ts'
import { loadTerritories, type Territory } from '../catalogue/countries/territories.ts'
import { loadAllShippingMethods } from '../delivery/methods.ts'
import type { Readable } from '../lib/database.ts'
import type { Currency } from '../lib/money.ts'

/** What all selections share. */
export interface Reference {
  countries: CountryRow[]
  /** The countries with delivery. */
  delivered: CountryRow[]
  /** Their parts with rules of their own. */
  territories: Territory[]
  /** By price list. */
  currencies: Map<number, Currency>
  shippingMethods: Awaited<ReturnType<typeof loadAllShippingMethods>>
}

// The same for every visitor, so one copy for each isolate is safe.
let known: { revision: string; reference: Reference } | null = null

/**
 * What all selections share, from memory while its revision in the database is the same. `beside`
 * are read in the same round trip.
 */
export async function loadReference<Row>(db: Readable, beside: D1PreparedStatement[] = []) {
  const [asked, ...results] = await db.batch<Row & { revision?: string }>([revisionOf(db), ...beside])
  const revision = asked?.results[0]?.revision
  if (!known || known.revision !== revision) known = await readReference(db)
  return { reference: known.reference, results }
}

/** Any country in the table, with or without delivery. `code` is ISO 3166-1 in either case. */
export async function findCountry(db: Readable, code: string): Promise<CountryRow | null> {
  const { reference } = await loadReference(db)
  return reference.countries.find(({ country }) => country === code.toUpperCase()) ?? null
}

const revisionOf = (db: Readable) => db.prepare('SELECT revision FROM reference_revision')

async function readReference(db: Readable) {
  // The revision first: what changes while the rest is read has another one.
  const revision = (await revisionOf(db).first<string>('revision')) ?? ''
  const [countries, territories, currencies, shippingMethods] = await Promise.all([
    loadAllCountries(db),
    loadTerritories(db),
    loadCurrencies(db),
    loadAllShippingMethods(db),
  ])
  const delivered = countries.filter(({ shipTo }) => shipTo)
  return { revision, reference: { countries, delivered, territories, currencies, shippingMethods } }
}

async function loadCurrencies(db: Readable) {
  const { results } = await db
    .prepare('SELECT pricelist, currency, whole FROM pricelists JOIN currencies USING (currency)')
    .all<{ pricelist: number; currency: string; whole: number }>()
  return new Map(results.map(({ pricelist, currency, whole }) => [pricelist, { currency, whole: whole === 1 }]))
}

/** Throws when the price list does not exist. */
export function currencyIn({ currencies }: Reference, { priceList }: SalesPlace): Currency {
  const currency = currencies.get(priceList)
  if (!currency) throw new Error(`No price list ${priceList}`)
  return currency
}
