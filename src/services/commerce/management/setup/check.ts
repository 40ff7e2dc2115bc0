import { parseZipRanges } from '../../catalogue/countries/territories.ts'
import type { SetupFields } from './fields.ts'

/** Finds unknown ids, duplicates and contradictions in a setup. Keys are paths of its fields. */
export function findSetupErrors({
  pricelists: priceLists,
  countries,
  territories = [],
  shippingMethods,
  deliveryPrices,
  pickupPoints,
  zipPlaces,
}: SetupFields) {
  const errors: Record<string, string> = {}
  const addErrorIf = (path: string, isWrong: boolean, reason: string) => {
    if (isWrong) errors[path] = reason
  }
  const priceListIds = new Set(priceLists.map(({ pricelist }) => pricelist))
  const places = new Set(countries.map(({ market, pricelist }) => `${market} ${pricelist}`))
  const codes = new Set(countries.map(({ country }) => country))
  const findDuplicates = <T>(field: string, rows: T[], createKey: (row: T) => unknown) => {
    const keys = rows.map(createKey)
    keys.forEach((key, index) => {
      addErrorIf(`${field}.${index}`, keys.indexOf(key) !== index, 'is there twice')
    })
  }
  findDuplicates('pricelists', priceLists, ({ pricelist }) => pricelist)
  findDuplicates('countries', countries, ({ country }) => country)
  findDuplicates('shippingMethods', shippingMethods, ({ shippingMethod }) => shippingMethod)
  findDuplicates('deliveryPrices', deliveryPrices, ({ pricelist, type, zip }) => `${pricelist} ${type} ${zip}`)
  findDuplicates('pickupPoints', pickupPoints, ({ pickupPoint }) => pickupPoint)
  findDuplicates('zipPlaces', zipPlaces, ({ country, zip }) => `${country} ${zip}`)
  priceLists.forEach(({ currency, whole }, index) => {
    const isOther = priceLists.some(other => other.currency === currency && other.whole !== whole)
    addErrorIf(`pricelists.${index}.whole`, isOther, `must be the same in all price lists in ${currency}`)
  })
  countries.forEach(({ pricelist, states, taxRule }, index) => {
    addErrorIf(`countries.${index}.pricelist`, !priceListIds.has(pricelist), 'not found')
    findDuplicates(`countries.${index}.states`, states, ({ state }) => state)
    const currency = priceLists.find(entry => entry.pricelist === pricelist)?.currency
    for (const [field, reason] of findTaxRuleErrors(taxRule, currency))
      addErrorIf(`countries.${index}.taxRule.${field}`, true, reason)
  })
  const ranges = territories.flatMap(({ country, zips }, index) =>
    parseZipRanges(zips).map(range => ({ ...range, country, index })),
  )
  ranges.forEach(({ country, from, to, index }, at) => {
    const isTwice = ranges
      .slice(0, at)
      .some(
        other => other.country === country && other.from.length === from.length && other.from <= to && from <= other.to,
      )
    addErrorIf(`territories.${index}.zips`, isTwice, 'has ZIP codes that another territory has, too')
  })
  shippingMethods.forEach(({ market, pricelist }, index) => {
    addErrorIf(`shippingMethods.${index}`, !places.has(`${market} ${pricelist}`), 'is for no country')
  })
  deliveryPrices.forEach(({ pricelist }, index) => {
    addErrorIf(`deliveryPrices.${index}.pricelist`, !priceListIds.has(pricelist), 'not found')
  })
  pickupPoints.forEach(({ country }, index) => {
    addErrorIf(`pickupPoints.${index}.country`, !codes.has(country), 'not found')
  })
  zipPlaces.forEach(({ country }, index) => {
    addErrorIf(`zipPlaces.${index}.country`, !codes.has(country), 'not found')
  })
  const unsendable = countries.filter(
    ({ shipTo, market, pricelist }) =>
      shipTo && !shippingMethods.some(method => method.market === market && method.pricelist === pricelist),
  )
  addErrorIf(
    'shippingMethods',
    unsendable.length > 0,
    `none for ${unsendable.map(({ country }) => country).join(', ')}: add one, or set shipTo to false`,
  )
  return errors
}

/** Finds the errors of a tax rule, by field. `currency` is the currency of the country's prices. */
function findTaxRuleErrors(
  rule: SetupFields['countries'][number]['taxRule'],
  currency: string | undefined,
): [field: string, reason: string][] {
  if (!rule) return []
  const { treatment, limit } = rule
  if (treatment === 'refuse' && !limit) return [['limit', 'required: to send nothing at all, set shipTo to false']]
  if (treatment === 'deduct' && limit) return [['limit', 'is for charge and refuse']]
  if (!limit || currency === undefined) return []
  const isForeign = limit.currency !== currency
  if (isForeign && limit.rate === null) return [['limit.rate', `required: what 1 ${limit.currency} is in ${currency}`]]
  return !isForeign && limit.rate !== null ? [['limit.rate', `must be null: prices are in ${currency}`]] : []
}

/**
 * Finds changes that would break existing bags, prices and orders. No country or price list may be
 * removed, and price lists must keep their currency. Keys are field names.
 */
export async function findSetupConflicts(
  db: D1Database,
  { pricelists: priceLists, countries }: SetupFields,
): Promise<Record<string, string>> {
  const [priceListIds, places] = await db.batch<{ id: string }>([
    db
      .prepare(
        `SELECT pricelist AS id FROM pricelists l WHERE NOT EXISTS (SELECT 1 FROM json_each(?)
           WHERE value ->> 'pricelist' = l.pricelist AND value ->> 'currency' = l.currency) ORDER BY 1`,
      )
      .bind(JSON.stringify(priceLists)),
    db
      .prepare('SELECT country AS id FROM countries WHERE country NOT IN (SELECT value FROM json_each(?)) ORDER BY 1')
      .bind(JSON.stringify(countries.map(({ country }) => country))),
  ])
  const joinIds = (rows: { id: string }[] = []) => rows.map(({ id }) => id).join(', ')
  const [list, place] = [joinIds(priceListIds?.results), joinIds(places?.results)]
  return {
    ...(list && { pricelists: `${list} must stay, and keep its currency` }),
    ...(place && { countries: `${place} must stay: to stop sending there, set shipTo to false` }),
  }
}
