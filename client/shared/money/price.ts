/** A price to display, in major units of its currency. */
export interface ShownPrice {
  amount: number
  /** The crossed-out price; null when the price is not reduced. */
  before: number | null
  /** ISO 4217. */
  currency: string
}

/** A price from a service, in major units. */
interface SentPrice {
  amount: number
  /** The ordinary price; higher than `amount` if the price is reduced. */
  listed: number | null
  /** The lowest price of the 30 days before the reduction; null when unknown. */
  lowest: number | null
}

/**
 * The price that may be crossed out: the lowest price of the 30 days before the reduction
 * (Directive 98/6/EC, Article 6a; CJEU C-330/23). Null if the price is not reduced, if it is not
 * below that lowest price, or if the lowest price is unknown.
 */
export function findCrossedOut({ amount, listed, lowest }: SentPrice): number | null {
  if (listed === null || lowest === null) return null
  return listed > amount && lowest > amount ? lowest : null
}

/** Finds the lowest price of the last 30 days in the list of lowest prices; null if missing. */
export const findLowest30Days = (sent: { periodDays: number; priceAsNumber: number }[]): number | null =>
  sent.find(({ periodDays }) => periodDays === 30)?.priceAsNumber ?? null
