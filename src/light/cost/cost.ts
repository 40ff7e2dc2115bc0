/** W, hours a day, and the price of a kWh in any currency. */
export interface Burning {
  power: number
  hours: number
  price: number
}

const days = 365

/** kWh a year. */
export const energyOf = ({ power, hours }: Omit<Burning, 'price'>) => (power * hours * days) / 1000

/** What a year of light costs, in the currency of the price. */
export const costOf = (burning: Burning) => energyOf(burning) * burning.price

/** Years until a bulb that burns so many hours a day is at the end of its lifetime (in hours). */
export const yearsOf = (lifetime: number, hours: number) => lifetime / (hours * days)

/** Months until what is saved has paid for a bulb; null when nothing is saved. */
export const monthsToPay = (bulb: number, savedPerYear: number): number | null =>
  savedPerYear > 0 ? (bulb / savedPerYear) * 12 : null
