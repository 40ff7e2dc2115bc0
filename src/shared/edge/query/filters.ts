import * as listingNames from '#client/shared/names/listing.ts'

/**
 * The names of a listing's filters in addresses. Cache keys contain them in this order, so that the
 * same filters always have the same key.
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
 * The measures that can be filtered by a range. `word` is the name in addresses, `measure` the name
 * in the content service. `unit` is the unit in addresses, which equals `size` units of the content
 * service (10 mm for each cm).
 */
export const filterMeasures = [
  { word: 'width', measure: 'width', unit: 'cm', size: 10 },
  { word: 'height', measure: 'height', unit: 'cm', size: 10 },
  { word: 'luminous-flux', measure: 'luminousFlux', unit: 'lm', size: 1 },
] as const
/**
 * The parameters for the ends of ranges: `min` and `max` for the price, in whole units of the
 * currency, and `width-min`, `width-max` and so on for the measures.
 */
const limits = ['', ...filterMeasures.map(({ word }) => `${word}-`)].flatMap(word => [`${word}min`, `${word}max`])
const maxValues = 20

export const isLimit = (name: string) => limits.includes(name)

/** Whether the address requests the listing's page with the open filter form. */
export const isFiltering = (requested: URLSearchParams) => requested.get(listingNames.choose) === listingNames.drawerId

/** Whether the text is a valid filter value. */
export const isFilterValue = (value: string) => /^[a-z0-9-]{1,60}$/.test(value)

/** Parses the filter values of an address, sorted, without invalid ones. */
export function parseFilters(requested: URLSearchParams): URLSearchParams {
  const chosen = new URLSearchParams()
  for (const name of filterNames) {
    const values = requested.getAll(name).filter(isFilterValue)
    for (const value of [...new Set(values)].sort().slice(0, maxValues)) chosen.append(name, value)
  }
  for (const name of limits) {
    const value = wholeUnits(requested.get(name) ?? '')
    if (/^\d{1,7}$/.test(value)) chosen.set(name, String(Number(value)))
  }
  return chosen
}

/**
 * Removes thousands separators, decimals and the unit from a typed number: "1 295,50 kr" and
 * "1,295" become "1295".
 */
const wholeUnits = (typed: string) =>
  typed
    .replace(/\s|[.,](?=\d{3}(\D|$))/g, '')
    .replace(/\p{L}+$/u, '')
    .replace(/[.,]\d*$/, '')

/** Converts the chosen values, without the ranges, to the content service's input. */
export function toFacets(chosen: URLSearchParams): { facet: string; values: string[] }[] {
  const names = new Set([...chosen.keys()].filter(name => !isLimit(name)))
  return [...names].map(facet => ({ facet, values: chosen.getAll(facet) }))
}

/** Converts the chosen ranges of measures to the content service's input. */
export const toRanges = (chosen: URLSearchParams) =>
  filterMeasures.flatMap(({ word, measure, size }) => {
    const [lowest, highest] = [`${word}-min`, `${word}-max`].map(name => readLimit(chosen, name))
    const inUnits = (limit: number | null = null) => limit && limit * size
    return (lowest ?? highest ?? null) === null ? [] : [{ measure, lowest: inUnits(lowest), highest: inUnits(highest) }]
  })

/** Returns one end of a range in the address; null if the visitor has not set it. */
export function readLimit(chosen: URLSearchParams, name: string): number | null {
  const value = chosen.get(name)
  return value === null ? null : Number(value)
}
