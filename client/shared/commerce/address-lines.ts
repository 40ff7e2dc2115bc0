import type { Address, PickupPoint } from './schema/selection.ts'

type Place = Pick<Address, 'zipCode' | 'city' | 'state' | 'country'>

/**
 * The lines of an address in its country's format, without empty lines (Universal Postal Union,
 * addressing systems). `country` is the country's name in the reader's language.
 */
export const formatAddressLines = (address: Address, country: string): string[] =>
  removeEmpty([
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    ...formatPlaceLines(address),
    country,
  ])

/**
 * City, state and ZIP code in the country's usual sequence: "Austin, TX 78701", or "London" above
 * "N1 9GU", otherwise "111 22 Stockholm".
 */
export function formatPlaceLines({ zipCode, city, state, country }: Place): string[] {
  if (countriesWithState.includes(country))
    return removeEmpty([[city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ')])
  if (countriesWithCodeLast.includes(country)) return removeEmpty([city, state, zipCode])
  return removeEmpty([`${zipCode} ${city}`, state])
}

/** A pick-up point on one line, without the country, which the order's address already contains. */
export const formatPickupPoint = (
  { name, address1, zipCode, city }: Pick<PickupPoint, 'name' | 'address1' | 'zipCode' | 'city'>,
  { country }: Address,
) => removeEmpty([name, address1, ...formatPlaceLines({ zipCode, city, state: '', country })]).join(', ')

const countriesWithState = ['US', 'CA', 'AU']
/** Countries where the ZIP code has its own line, after the city. */
const countriesWithCodeLast = ['GB', 'IE']

const removeEmpty = (lines: string[]) => lines.map(line => line.trim()).filter(Boolean)
