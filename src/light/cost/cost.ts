/** Power in W, hours a day, and the price of a kWh in any currency. */
export interface LightUse {
  power: number
  hours: number
  price: number
}

const days = 365

/** Energy in kWh a year. */
export const computeEnergy = ({ power, hours }: Omit<LightUse, 'price'>) => (power * hours * days) / 1000

/** The cost of a year of light, in the currency of the price. */
export const computeCost = (burning: LightUse) => computeEnergy(burning) * burning.price

/** Years until the end of a bulb's `lifetime` (in hours), at `hours` a day. */
export const computeYears = (lifetime: number, hours: number) => lifetime / (hours * days)

/** Months until the savings have paid for a bulb; null when nothing is saved. */
export const computeMonthsToPay = (bulb: number, savedPerYear: number): number | null =>
  savedPerYear > 0 ? (bulb / savedPerYear) * 12 : null
