/** A suggested address. `address1` is street and house number, in the order of the country. */
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
 * Finds addresses for a typed text, the most likely first. `find.ts` validates the results, and
 * suggests nothing if the function throws. To add a provider, write such a function and use it in
 * `find.ts`.
 */
export type AddressProvider = (query: AddressQuery, signal: AbortSignal) => Promise<FoundAddress[]>
