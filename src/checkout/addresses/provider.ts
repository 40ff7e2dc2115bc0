/** An address that a shopper may be typing; street and number as an address says them. */
export interface FoundAddress {
  address1: string
  zipCode: string
  city: string
}

export interface AddressQuery {
  /** What is typed so far. */
  text: string
  /** Its ISO code. */
  country: string
}

/**
 * Finds the addresses that a typed text may mean, the likeliest first. What it returns is checked,
 * and it may throw: then the shopper types on. To add one, write such a function and name it in
 * `find.ts`.
 */
export type AddressProvider = (query: AddressQuery, signal: AbortSignal) => Promise<FoundAddress[]>
