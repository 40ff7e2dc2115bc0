/**
 * The filters of a listing (specification, §3), as addresses name them and in the order they are
 * kept by.
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
/** The least and highest price, in whole units of the visitor's currency. */
const prices = ['min', 'max']
const maxValues = 20

export const isPrice = (name: string) => prices.includes(name)

/**
 * What an address chooses, in one order whatever order it was asked in; everything that could be no
 * choice is left out.
 */
export function filtersOf(requested: URLSearchParams): URLSearchParams {
  const chosen = new URLSearchParams()
  for (const name of filterNames) {
    const values = requested.getAll(name).filter(value => /^[a-z0-9-]{1,60}$/.test(value))
    for (const value of [...new Set(values)].sort().slice(0, maxValues)) chosen.append(name, value)
  }
  for (const name of prices) {
    const value = wholeUnits(requested.get(name) ?? '')
    if (/^\d{1,7}$/.test(value)) chosen.set(name, String(Number(value)))
  }
  return chosen
}

/**
 * A price as people type it, without what groups its thousands and without decimals: "1 295,50" and
 * "1,295" are "1295".
 */
const wholeUnits = (typed: string) => typed.replace(/\s|[.,](?=\d{3}(\D|$))/g, '').replace(/[.,]\d*$/, '')

/** Chosen values without the prices, as the content service asks for them. */
export function facetsOf(chosen: URLSearchParams): { facet: string; values: string[] }[] {
  const names = new Set([...chosen.keys()].filter(name => !isPrice(name)))
  return [...names].map(facet => ({ facet, values: chosen.getAll(facet) }))
}

/** A price of the address; null when it does not say. */
export function priceOf(chosen: URLSearchParams, name: 'min' | 'max'): number | null {
  const value = chosen.get(name)
  return value === null ? null : Number(value)
}
