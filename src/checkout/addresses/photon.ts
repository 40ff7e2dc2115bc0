import * as v from 'valibot'
import { readWhole } from '../../shared/edge/streams.ts'
import type { AddressProvider, FoundAddress } from './provider.ts'

const maxBytes = 65_536
/** More than needed, because some results have no street or ZIP code. */
const limit = 10

const text = v.fallback(v.string(), '')
const house = v.object({
  properties: v.object({ street: text, housenumber: text, postcode: text, city: text, countrycode: text }),
})
const answer = v.object({ features: v.array(v.unknown()) })

/**
 * Creates a provider for Photon, a search of OpenStreetMap's addresses that anyone can run
 * (github.com/komoot/photon, docs/api-v1.md). `url` is its `/api`, with a key in the query if the
 * server needs one.
 */
export const createPhoton =
  (url: URL): AddressProvider =>
  async ({ text, country }, signal) => {
    const address = new URL(url)
    for (const [name, value] of Object.entries({ q: text, countrycode: country, layer: 'house', limit: `${limit}` }))
      address.searchParams.set(name, value)
    const response = await fetch(address, { headers: { Accept: 'application/json' }, signal })
    if (!response.ok || !response.body)
      throw new Error(`The address provider responded with status ${response.status}.`)
    const bytes = await readWhole(response.body, maxBytes)
    if (!bytes) throw new Error(`The address provider's response is longer than ${maxBytes} bytes.`)
    const { features } = v.parse(answer, JSON.parse(new TextDecoder().decode(bytes)))
    return features.flatMap(feature => {
      const { success, output } = v.safeParse(house, feature)
      return success && output.properties.countrycode === country ? toAddress(output.properties, country) : []
    })
  }

type House = v.InferOutput<typeof house>['properties']

function toAddress({ street, housenumber, postcode, city }: House, country: string): FoundAddress[] {
  if (!street || !housenumber) return []
  const address1 = numberFirst.includes(country) ? `${housenumber} ${street}` : `${street} ${housenumber}`
  return [{ address1, zipCode: postcode, city }]
}

/** Countries where the number comes before the street (Universal Postal Union). */
const numberFirst = ['AU', 'CA', 'FR', 'GB', 'IE', 'LU', 'NZ', 'US', 'ZA']
