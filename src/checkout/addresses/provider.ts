/** An address that a shopper may be typing; `address1` is street and number in local order. */
export interface FoundAddress {
  address1: string
  zipCode: string
  city: string
}

export interface AddressQuery {
  /** The text typed so far. */
  text: string
  /** ISO code. */
  country: string
}

/**
 * Finds addresses for a typed text, the most likely first. Its results are validated, and it may
 * throw: then there are no suggestions. To add a provider, write such a function and use it in
 * `find.ts`.
 */
export type AddressProvider = (query: AddressQuery, signal: AbortSignal) => Promise<FoundAddress[]>
