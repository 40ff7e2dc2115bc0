import * as v from 'valibot'
import { addressLimits, isLatin } from '#client/shared/commerce/address.ts'
import { formatPlaceLines } from '#client/shared/commerce/address-lines.ts'
import { isZipCode } from '#client/shared/commerce/zip-code.ts'
import { logWarning } from '../../shared/edge/log.ts'
import { readWhole } from '../../shared/edge/streams.ts'
import type { AddressProvider, AddressQuery, FoundAddress } from './provider.ts'

const maxBytes = 65_536
/**
 * The number of results to request: more than are shown, because some have no street or ZIP code.
 */
const limit = 10

const text = v.fallback(v.string(), '')
const house = v.object({
  properties: v.object({ street: text, housenumber: text, postcode: text, city: text, countrycode: text }),
})
const answer = v.object({ features: v.array(v.unknown()) })

/**
 * Creates a provider that queries a Photon server, a search for OpenStreetMap addresses that anyone
 * can run (github.com/komoot/photon, docs/api-v1.md). `url` is the address of its `/api`, with a
 * key in the query if the server needs one.
 */
const createPhoton =
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

/** Countries where the house number comes before the street (Universal Postal Union). */
const numberFirst = ['AU', 'CA', 'FR', 'GB', 'IE', 'LU', 'NZ', 'US', 'ZA']

/** Timeout in ms. Later suggestions would be useless, because people type on. */
const timeoutMs = 1500
/** How long the provider is not called after a failure, in ms. */
const retryAfterMs = 10_000
const maxResults = 5

/** Creates the configured address provider; null if none is configured. */
export const createAddressProvider = ({ ADDRESS_URL: url }: { ADDRESS_URL: string }): AddressProvider | null =>
  URL.canParse(url) ? createPhoton(new URL(url)) : null

// The time in ms until which this isolate does not call the provider. It contains no visitor data.
let pausedUntil = 0

/** Finds at most five different addresses, each with its text in one line; empty if that fails. */
export async function findAddresses(provider: AddressProvider, query: AddressQuery, now = Date.now()) {
  if (now < pausedUntil) return []
  try {
    const found = await provider(query, AbortSignal.timeout(timeoutMs))
    const lines = found
      .filter(one => isWhole(one, query.country))
      .map(one => ({ text: formatAddressLine(one, query), ...one }))
    return [...new Map(lines.map(line => [line.text, line])).values()].slice(0, maxResults)
  } catch (error) {
    pausedUntil = now + retryAfterMs
    logWarning('addresses_unknown', error)
    return []
  }
}

/** Whether the address is complete and the checkout would accept it. */
const isWhole = ({ address1, zipCode, city }: FoundAddress, country: string) =>
  isZipCode(zipCode, country) &&
  [address1, city].every(text => text !== '' && isLatin(text)) &&
  address1.length <= addressLimits.address1 &&
  city.length <= addressLimits.city

const formatAddressLine = ({ address1, zipCode, city }: FoundAddress, { country }: AddressQuery) =>
  [address1, ...formatPlaceLines({ zipCode, city, state: '', country })].join(', ')
