/** A price to display, in major units of its currency. */
export interface ShownPrice {
  amount: number
  /** The crossed-out price; null when it is not reduced. */
  before: number | null
  /** ISO 4217. */
  currency: string
}

/** A price from a service, in major units. */
interface SentPrice {
  amount: number
  /** The ordinary price: above `amount` for a reduced price. */
  listed: number | null
  /** The lowest price of the 30 days before the reduction; null when unknown. */
  lowest: number | null
}

/**
 * The price that may be crossed out: only the lowest one of the 30 days before the reduction
 * (Directive 98/6/EC, Article 6a; CJEU C-330/23). Null for a price that is not reduced, not lower
 * than that, or without that information.
 */
export function crossedOut({ amount, listed, lowest }: SentPrice): number | null {
  if (listed === null || lowest === null) return null
  return listed > amount && lowest > amount ? lowest : null
}

/** The 30-day price among the wire's lowest prices by period; null when missing. */
export const lowestOf30Days = (sent: { periodDays: number; priceAsNumber: number }[]): number | null =>
  sent.find(({ periodDays }) => periodDays === 30)?.priceAsNumber ?? null
