import type { Address, PickupPoint } from './schema/selection.ts'

type Place = Pick<Address, 'zipCode' | 'city' | 'state' | 'country'>

/**
 * An address in its country's format, without empty lines (Universal Postal Union, addressing
 * systems). `country` is the country's name in the reader's language.
 */
export const addressLines = (address: Address, country: string): string[] =>
  filled([
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.address1,
    address.address2,
    ...placeLines(address),
    country,
  ])

/**
 * Place, state and ZIP code in the country's order: "Austin, TX 78701", "London" above "N1 9GU",
 * else "111 22 Stockholm".
 */
export function placeLines({ zipCode, city, state, country }: Place): string[] {
  if (withState.includes(country)) return filled([[city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ')])
  if (codeLast.includes(country)) return filled([city, state, zipCode])
  return filled([`${zipCode} ${city}`, state])
}

/** A pick-up point on one line, without its country, which is the order's. */
export const pointText = (
  { name, address1, zipCode, city }: Pick<PickupPoint, 'name' | 'address1' | 'zipCode' | 'city'>,
  { country }: Address,
) => filled([name, address1, ...placeLines({ zipCode, city, state: '', country })]).join(', ')

const withState = ['US', 'CA', 'AU']
/** The ZIP code has its own line. */
const codeLast = ['GB', 'IE']

const filled = (lines: string[]) => lines.map(line => line.trim()).filter(Boolean)
