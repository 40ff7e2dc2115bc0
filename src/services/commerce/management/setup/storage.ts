import { formatTextJson, listTextColumns, listTextUpdates, listTextValues } from '../languages.ts'
import type { SetupFields } from './fields.ts'

const texts = formatTextJson('name')
const toBoolean = (column: string) => `json(iif(${column}, 'true', 'false'))`

/** SQL for a JSON list with an object for each row. `fields` has SQL for each field. */
const selectRows = (fields: Record<string, string>, rows: string, order: string) =>
  `(SELECT json_group_array(json_object(${Object.entries(fields)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')}) ORDER BY ${order}) FROM ${rows})`

const major = { price: 'price / 100.0', freeFrom: 'free_from / 100.0' }

const state = { state: 'state', name: 'name' }
/** SQL for each part of the setup as `PUT` accepts it. Amounts are in major units. */
const parts = {
  pricelists: selectRows(
    { pricelist: 'pricelist', name: 'name', currency: 'currency', whole: toBoolean('whole') },
    'pricelists JOIN currencies USING (currency)',
    'pricelist',
  ),
  countries: selectRows(
    {
      country: 'country',
      name: texts,
      eu: toBoolean('eu'),
      shipTo: toBoolean('ship_to'),
      market: 'market',
      pricelist: 'pricelist',
      language: 'language',
      vat: 'vat_tenths / 10.0',
      due: 'due',
      taxRule: 'json(tax_rule)',
      registrations: 'json(registrations)',
      states: selectRows(state, 'states WHERE states.country = countries.country', 'name'),
    },
    'countries',
    'country',
  ),
  territories: selectRows(
    {
      country: 'country',
      zips: 'zips',
      name: texts,
      treatment: 'treatment',
      vat: 'vat_tenths / 10.0',
      due: 'due',
    },
    'territories',
    'country, zips',
  ),
  shippingMethods: selectRows(
    {
      shippingMethod: 'shipping_method',
      market: 'market',
      pricelist: 'pricelist',
      name: texts,
      ...major,
      days: "json(iif(days_to IS NULL, 'null', json_object('from', days_from, 'to', days_to)))",
      pickup: toBoolean('pickup'),
    },
    'shipping_methods',
    'pricelist, position',
  ),
  deliveryPrices: selectRows(
    { pricelist: 'pricelist', type: 'type', zip: 'zip', name: texts, ...major },
    'delivery_prices',
    'pricelist, type, zip',
  ),
  pickupPoints: selectRows(
    {
      pickupPoint: 'pickup_point',
      country: 'country',
      near: 'near',
      name: 'name',
      address1: 'address1',
      zipCode: 'zip_code',
      city: 'city',
      hours: 'json(hours)',
      latitude: 'latitude',
      longitude: 'longitude',
    },
    'pickup_points',
    'country, pickup_point',
  ),
  zipPlaces: selectRows(
    { country: 'country', zip: 'zip', latitude: 'latitude', longitude: 'longitude' },
    'zip_places',
    'country, zip',
  ),
}

/** SQL for the whole setup as one JSON object. */
export const setupJson = `json_object(${Object.entries(parts).map(([name, value]) => `'${name}', ${value}`)})`

/** Loads the setup as `PUT` accepts it. */
export async function loadSetup(db: D1Database) {
  const row = await db
    .prepare(`SELECT ${Object.entries(parts).map(([name, value]) => `${value} AS ${name}`)}`)
    .first<Record<string, string>>()
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, text]) => [name, JSON.parse(text)]))
}

const plainTaxRule = { treatment: 'deduct', limit: null, reverseCharge: false }
const noRegistrations = { weee: '', batteries: '', packaging: '', tax: [] }

/** SQL for a country's new value of a field. Default: the stored value, or else `other`. */
const keepUnlessSent = (field: string, column: string, other: string) =>
  `COALESCE(value ->> '${field}', (SELECT ${column} FROM countries WHERE country = value ->> 'country'), ${other})`

/** Stores the setup in one batch. Products, prices and stock stay unchanged. */
export async function saveSetup(db: D1Database, setup: SetupFields): Promise<void> {
  const {
    pricelists: priceLists,
    countries,
    territories,
    shippingMethods,
    deliveryPrices,
    pickupPoints,
    zipPlaces,
  } = setup
  const states = countries.flatMap(({ country, states }) => states.map(entry => ({ country, ...entry })))
  const insertRows = (rows: object[], into: string, columns: string, end = '') =>
    db.prepare(`INSERT ${into} SELECT ${columns} FROM json_each(?) WHERE true ${end}`).bind(JSON.stringify(rows))
  const selectFields = (...fields: string[]) => fields.map(field => `value ->> '${field}'`).join(', ')
  const days = "value -> 'days' ->> 'from', value -> 'days' ->> 'to'"
  const vatTenths = "CAST(ROUND(value ->> 'vat' * 10) AS INTEGER)"
  const names = listTextValues("value -> 'name'")
  const columns = listTextColumns('name')
  await db.batch([
    insertRows(priceLists, 'OR IGNORE INTO currencies (currency, whole)', selectFields('currency', 'whole')),
    ...priceLists.map(({ currency, whole }) =>
      db.prepare('UPDATE currencies SET whole = ? WHERE currency = ?').bind(Number(whole), currency),
    ),
    insertRows(
      priceLists,
      'INTO pricelists (pricelist, name, currency)',
      selectFields('pricelist', 'name', 'currency'),
      'ON CONFLICT (pricelist) DO UPDATE SET name = excluded.name, currency = excluded.currency',
    ),
    insertRows(
      countries,
      `INTO countries (country, ${columns}, eu, ship_to, market, pricelist, language, vat_tenths, due, tax_rule, registrations)`,
      `${selectFields('country')}, ${names}, ${selectFields('eu', 'shipTo', 'market', 'pricelist', 'language')}, ${vatTenths},
       ${keepUnlessSent('due', 'due', "'vat_and_duty'")},
       ${keepUnlessSent('taxRule', 'tax_rule', `'${JSON.stringify(plainTaxRule)}'`)},
       ${keepUnlessSent('registrations', 'registrations', `'${JSON.stringify(noRegistrations)}'`)}`,
      `ON CONFLICT (country) DO UPDATE SET ${listTextUpdates('name')}, eu = excluded.eu,
         ship_to = excluded.ship_to, market = excluded.market, pricelist = excluded.pricelist, language = excluded.language,
         vat_tenths = excluded.vat_tenths, due = excluded.due, tax_rule = excluded.tax_rule,
         registrations = excluded.registrations`,
    ),
    ...['states', 'shipping_methods', 'delivery_prices', 'pickup_points', 'zip_places'].map(table =>
      db.prepare(`DELETE FROM ${table}`),
    ),
    ...(territories
      ? [
          db.prepare('DELETE FROM territories'),
          insertRows(
            territories,
            `INTO territories (country, zips, ${columns}, treatment, vat_tenths, due)`,
            `${selectFields('country', 'zips')}, ${names}, ${selectFields('treatment')}, ${vatTenths}, ${selectFields('due')}`,
          ),
        ]
      : []),
    insertRows(states, 'INTO states (country, state, name)', selectFields('country', 'state', 'name')),
    insertRows(
      shippingMethods,
      `INTO shipping_methods (shipping_method, market, pricelist, ${columns}, price, free_from, days_from, days_to, pickup, position)`,
      `${selectFields('shippingMethod', 'market', 'pricelist')}, ${names}, ${selectFields('price', 'freeFrom')}, ${days}, value ->> 'pickup', key`,
    ),
    insertRows(
      deliveryPrices,
      `INTO delivery_prices (pricelist, type, zip, ${columns}, price, free_from)`,
      `${selectFields('pricelist', 'type', 'zip')}, ${names}, ${selectFields('price', 'freeFrom')}`,
    ),
    insertRows(
      pickupPoints,
      'INTO pickup_points (pickup_point, country, near, name, address1, zip_code, city, latitude, longitude, hours)',
      `${selectFields('pickupPoint', 'country', 'near', 'name', 'address1', 'zipCode', 'city', 'latitude', 'longitude')}, value -> 'hours'`,
    ),
    insertRows(
      zipPlaces,
      'INTO zip_places (country, zip, latitude, longitude)',
      selectFields('country', 'zip', 'latitude', 'longitude'),
    ),
  ])
}
