import { type CountryRow, loadAllCountries } from '../catalogue/countries/countries.ts'
import type { SalesPlace } from '../catalogue/countries/place.ts'
import { loadTerritories, type Territory } from '../catalogue/countries/territories.ts'
import { loadAllShippingMethods } from '../delivery/methods.ts'
import type { Readable } from '../lib/database.ts'
import type { Currency } from '../lib/money.ts'

/** Data that all selections share. */
export interface Reference {
  countries: CountryRow[]
  /** The countries that the shop delivers to. */
  delivered: CountryRow[]
  /** Parts of countries that have their own rules. */
  territories: Territory[]
  /** The currency of each price list. */
  currencies: Map<number, Currency>
  shippingMethods: Awaited<ReturnType<typeof loadAllShippingMethods>>
}

// The data is the same for every visitor, so all requests of an isolate can share it.
let cached: { revision: string; reference: Reference } | null = null

/**
 * Returns the data that all selections share. It is only read again after its revision in the
 * database has changed. `moreStatements` run in the same round trip, and `results` has their
 * results.
 */
export async function loadReference<Row>(db: Readable, moreStatements: D1PreparedStatement[] = []) {
  const [revisionResult, ...results] = await db.batch<Row & { revision?: string }>([
    selectRevision(db),
    ...moreStatements,
  ])
  const revision = revisionResult?.results[0]?.revision
  if (!cached || cached.revision !== revision) cached = await readReference(db)
  return { reference: cached.reference, results }
}

/** Finds a country, even one that the shop does not deliver to. The case of `code` is ignored. */
export async function findCountry(db: Readable, code: string): Promise<CountryRow | null> {
  const { reference } = await loadReference(db)
  return reference.countries.find(({ country }) => country === code.toUpperCase()) ?? null
}

const selectRevision = (db: Readable) => db.prepare('SELECT revision FROM reference_revision')

async function readReference(db: Readable) {
  // The revision is read first. If the data changes after that, the next request reads it again.
  const revision = (await selectRevision(db).first<string>('revision')) ?? ''
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

/** Returns the currency of a place. Throws if its price list does not exist. */
export function currencyOfPlace({ currencies }: Reference, { priceList }: SalesPlace): Currency {
  const currency = currencies.get(priceList)
  if (!currency) throw new Error(`Price list ${priceList} does not exist`)
  return currency
}
