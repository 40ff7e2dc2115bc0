import * as listingNames from '#client/shared/names/listing.ts'

/**
 * The filters of a listing (specification, §3), by their names in addresses, in cache key order.
 */
const filterNames = [
  'category',
  'designer',
  'family',
  'color',
  'material',
  'size',
  'socket',
  'color-temperature',
  'dimmable',
  'switch',
  'textile-cable',
  'cable-color',
  'cable-length',
  'ip-class',
  'isolation-class',
  'stock',
]
/**
 * The measures with a range, by their names in addresses and in the content service: the unit of
 * the address, and how many of the service's units it has.
 */
export const filterMeasures = [
  { word: 'width', measure: 'width', unit: 'cm', size: 10 },
  { word: 'height', measure: 'height', unit: 'cm', size: 10 },
  { word: 'luminous-flux', measure: 'luminousFlux', unit: 'lm', size: 1 },
] as const
/** The ends of ranges: of the price, in whole units of the visitor's currency, and of measures. */
const limits = ['', ...filterMeasures.map(({ word }) => `${word}-`)].flatMap(word => [`${word}min`, `${word}max`])
const maxValues = 20

export const isLimit = (name: string) => limits.includes(name)

/** Whether a listing's page is requested with the form of its filters. */
export const isFiltering = (requested: URLSearchParams) => requested.get(listingNames.choose) === listingNames.drawerId

/** Whether a text has the form of a filter's value. */
export const isValue = (value: string) => /^[a-z0-9-]{1,60}$/.test(value)

/** The filter values of an address, sorted; invalid values are left out. */
export function filtersOf(requested: URLSearchParams): URLSearchParams {
  const chosen = new URLSearchParams()
  for (const name of filterNames) {
    const values = requested.getAll(name).filter(isValue)
    for (const value of [...new Set(values)].sort().slice(0, maxValues)) chosen.append(name, value)
  }
  for (const name of limits) {
    const value = wholeUnits(requested.get(name) ?? '')
    if (/^\d{1,7}$/.test(value)) chosen.set(name, String(Number(value)))
  }
  return chosen
}

/**
 * A typed number without thousands separators, decimals and unit: "1 295,50 kr" and "1,295" become
 * "1295".
 */
const wholeUnits = (typed: string) =>
  typed
    .replace(/\s|[.,](?=\d{3}(\D|$))/g, '')
    .replace(/\p{L}+$/u, '')
    .replace(/[.,]\d*$/, '')

/** The chosen values without the ranges, as the content service expects them. */
export function facetsOf(chosen: URLSearchParams): { facet: string; values: string[] }[] {
  const names = new Set([...chosen.keys()].filter(name => !isLimit(name)))
  return [...names].map(facet => ({ facet, values: chosen.getAll(facet) }))
}

/** The chosen ranges of measures, as the content service expects them. */
export const rangesOf = (chosen: URLSearchParams) =>
  filterMeasures.flatMap(({ word, measure, size }) => {
    const [lowest, highest] = [`${word}-min`, `${word}-max`].map(name => limitOf(chosen, name))
    const inUnits = (limit: number | null = null) => limit && limit * size
    return (lowest ?? highest ?? null) === null ? [] : [{ measure, lowest: inUnits(lowest), highest: inUnits(highest) }]
  })

/** An end of a range of the address; null when it has none. */
export function limitOf(chosen: URLSearchParams, name: string): number | null {
  const value = chosen.get(name)
  return value === null ? null : Number(value)
}
