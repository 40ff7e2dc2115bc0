import { type CountryRow, loadAllCountries } from '../catalogue/countries/countries.ts'
import type { SalesPlace } from '../catalogue/countries/place.ts'
import { loadTerritories, type Territory } from '../catalogue/countries/territories.ts'
import { loadAllShippingMethods } from '../delivery/methods.ts'
import { Batch, isRecent, type Readable } from '../lib/database.ts'
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

// The data is the same for every visitor, so all requests of an isolate can share it. `checked` is
// when this revision was last confirmed by the database, in ms since 1970.
let cached: { revision: string; checked: number; reference: Reference } | null = null

/** Returns the data that all selections share, as it is in the database now. */
export async function loadReference(db: Readable): Promise<Reference> {
  return (await queryWithReference(db, () => () => null)).reference
}

/** Returns the data that all selections share. It is at most 1.5 s old. */
export async function loadRecentReference(db: Readable): Promise<Reference> {
  return cached && isRecent(cached.checked) ? cached.reference : loadReference(db)
}

/**
 * Loads the data that all selections share, together with rows that depend on it. `prepare` adds
 * the SQL statements for these rows to the batch, and returns a function that reads the result,
 * `value`. Usually this takes one round trip: `prepare` gets the cached data, and is only called
 * again if the data in the database has changed.
 */
export async function queryWithReference<Value>(
  db: Readable,
  prepare: (reference: Reference, batch: Batch) => () => Value,
): Promise<{ reference: Reference; value: Value }> {
  const known = cached
  const batch = new Batch(db)
  const readRevision = batch.add(selectRevision(db), (rows: { revision: string }[]) => rows[0]?.revision)
  const read = known && prepare(known.reference, batch)
  const checked = Date.now()
  await batch.run()
  if (known && read && readRevision() === known.revision) {
    known.checked = checked
    return { reference: known.reference, value: read() }
  }
  const fresh = await readReference(db)
  cached = fresh
  const again = new Batch(db)
  const readAgain = prepare(fresh.reference, again)
  await again.run()
  return { reference: fresh.reference, value: readAgain() }
}

/** Finds a country, even one that the shop does not deliver to. The case of `code` is ignored. */
export async function findCountry(db: Readable, code: string): Promise<CountryRow | null> {
  const { countries } = await loadReference(db)
  return countries.find(({ country }) => country === code.toUpperCase()) ?? null
}

const selectRevision = (db: Readable) => db.prepare('SELECT revision FROM reference_revision')

async function readReference(db: Readable) {
  // The revision is read first. If the data changes after that, the next request reads it again.
  const checked = Date.now()
  const revision = (await selectRevision(db).first<string>('revision')) ?? ''
  const [countries, territories, currencies, shippingMethods] = await Promise.all([
    loadAllCountries(db),
    loadTerritories(db),
    loadCurrencies(db),
    loadAllShippingMethods(db),
  ])
  const delivered = countries.filter(({ shipTo }) => shipTo)
  return { revision, checked, reference: { countries, delivered, territories, currencies, shippingMethods } }
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
