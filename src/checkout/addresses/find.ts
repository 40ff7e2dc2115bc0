import { addressLimits, isLatin } from '#client/shared/commerce/address.ts'
import { formatPlaceLines } from '#client/shared/commerce/address-lines.ts'
import { isZipCode } from '#client/shared/commerce/zip-code.ts'
import { logWarning } from '../../shared/edge/log.ts'
import { createPhoton } from './photon.ts'
import type { AddressProvider, AddressQuery, FoundAddress } from './provider.ts'

/** Timeout in ms; people who type do not wait longer. */
const timeoutMs = 1500
/** How long the provider is not called after a failure, in ms. */
const retryAfterMs = 10_000
const maxResults = 5

/** Creates the configured address provider; null without one. */
export const createAddressProvider = ({ ADDRESS_URL: url }: { ADDRESS_URL: string }): AddressProvider | null =>
  URL.canParse(url) ? createPhoton(new URL(url)) : null

// State of this isolate, without visitor data.
let pausedUntil = 0

/** Finds at most five different addresses, each with a line of text; empty after a failure. */
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

/** Whether the checkout accepts the address. */
const isWhole = ({ address1, zipCode, city }: FoundAddress, country: string) =>
  isZipCode(zipCode, country) &&
  [address1, city].every(text => text !== '' && isLatin(text)) &&
  address1.length <= addressLimits.address1 &&
  city.length <= addressLimits.city

const formatAddressLine = ({ address1, zipCode, city }: FoundAddress, { country }: AddressQuery) =>
  [address1, ...formatPlaceLines({ zipCode, city, state: '', country })].join(', ')
