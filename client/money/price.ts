/** A price as the shop shows it, in major units of its currency. */
export interface ShownPrice {
  amount: number
  /** What is crossed out beside it; null when it is not reduced. */
  before: number | null
  /** ISO 4217. */
  currency: string
}

/** A price as services send it, in major units. */
interface SentPrice {
  amount: number
  /** The ordinary price: above `amount` where the service calls it reduced. */
  listed: number | null
  /** The lowest price of the 30 days before the reduction; null where the service sends none. */
  lowest: number | null
}

/**
 * What may be crossed out beside a price: the lowest one of the 30 days before its reduction, and
 * nothing else (Directive 98/6/EC, Article 6a; CJEU C-330/23). Null for what is not reduced, not
 * lower than that, or of which nobody says what it cost.
 */
export function crossedOut({ amount, listed, lowest }: SentPrice): number | null {
  if (listed === null || lowest === null) return null
  return listed > amount && lowest > amount ? lowest : null
}

/**
 * Of the lowest prices that the wire sends by their periods, that of 30 days; null where it sends
 * none.
 */
export const lowestOf30Days = (sent: { periodDays: number; priceAsNumber: number }[]): number | null =>
  sent.find(({ periodDays }) => periodDays === 30)?.priceAsNumber ?? null
