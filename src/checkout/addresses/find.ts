import { addressLimits, isLatin } from '#client/shared/commerce/address.ts'
import { formatPlaceLines } from '#client/shared/commerce/address-lines.ts'
import { isZipCode } from '#client/shared/commerce/zip-code.ts'
import { logWarning } from '../../shared/edge/log.ts'
import { photon } from './photon.ts'
import type { AddressProvider, AddressQuery, FoundAddress } from './provider.ts'

/** Whoever types does not wait longer. */
const timeoutMs = 1500
/** How long the provider is not asked after a failure. */
const retryAfterMs = 10_000
const maxResults = 5

/** Null where none is configured: then the checkout has nothing of it. */
export const addressProvider = ({ ADDRESS_URL: url }: { ADDRESS_URL: string }): AddressProvider | null =>
  URL.canParse(url) ? photon(new URL(url)) : null

// State of this isolate, without visitor data.
let pausedUntil = 0

/** At most five different addresses, each with its line to choose it by; none after a failure. */
export async function findAddresses(provider: AddressProvider, query: AddressQuery, now = Date.now()) {
  if (now < pausedUntil) return []
  try {
    const found = await provider(query, AbortSignal.timeout(timeoutMs))
    const lines = found.filter(one => isWhole(one, query.country)).map(one => ({ text: textOf(one, query), ...one }))
    return [...new Map(lines.map(line => [line.text, line])).values()].slice(0, maxResults)
  } catch (error) {
    pausedUntil = now + retryAfterMs
    logWarning('addresses_unknown', error)
    return []
  }
}

/** Only what the checkout takes. */
const isWhole = ({ address1, zipCode, city }: FoundAddress, country: string) =>
  isZipCode(zipCode, country) &&
  [address1, city].every(text => text !== '' && isLatin(text)) &&
  address1.length <= addressLimits.address1 &&
  city.length <= addressLimits.city

const textOf = ({ address1, zipCode, city }: FoundAddress, { country }: AddressQuery) =>
  [address1, ...formatPlaceLines({ zipCode, city, state: '', country })].join(', ')
