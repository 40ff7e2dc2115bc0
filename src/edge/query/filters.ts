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
/** The lowest and highest price, in whole units of the visitor's currency. */
const prices = ['min', 'max']
const maxValues = 20

export const isPrice = (name: string) => prices.includes(name)

/** Whether a text has the form of a filter's value. */
export const isValue = (value: string) => /^[a-z0-9-]{1,60}$/.test(value)

/** The filter values of an address, sorted; invalid values are left out. */
export function filtersOf(requested: URLSearchParams): URLSearchParams {
  const chosen = new URLSearchParams()
  for (const name of filterNames) {
    const values = requested.getAll(name).filter(isValue)
    for (const value of [...new Set(values)].sort().slice(0, maxValues)) chosen.append(name, value)
  }
  for (const name of prices) {
    const value = wholeUnits(requested.get(name) ?? '')
    if (/^\d{1,7}$/.test(value)) chosen.set(name, String(Number(value)))
  }
  return chosen
}

/**
 * A typed price without thousands separators and decimals: "1 295,50" and "1,295" become "1295".
 */
const wholeUnits = (typed: string) => typed.replace(/\s|[.,](?=\d{3}(\D|$))/g, '').replace(/[.,]\d*$/, '')

/** The chosen values without the price limits, as the content service expects them. */
export function facetsOf(chosen: URLSearchParams): { facet: string; values: string[] }[] {
  const names = new Set([...chosen.keys()].filter(name => !isPrice(name)))
  return [...names].map(facet => ({ facet, values: chosen.getAll(facet) }))
}

/** A price limit of the address; null when it has none. */
export function priceOf(chosen: URLSearchParams, name: 'min' | 'max'): number | null {
  const value = chosen.get(name)
  return value === null ? null : Number(value)
}
