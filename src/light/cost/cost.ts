/** `power` is in W, `hours` are per day, and `price` is for a kWh in any currency. */
export interface LightUse {
  power: number
  hours: number
  price: number
}

const days = 365

/** Computes the energy in kWh per year. */
export const computeEnergy = ({ power, hours }: Omit<LightUse, 'price'>) => (power * hours * days) / 1000

/** Computes the cost of a year of light, in the currency of the price. */
export const computeCost = (burning: LightUse) => computeEnergy(burning) * burning.price

/** Computes for how many years a bulb lasts; `lifetime` is in hours, `hours` are per day. */
export const computeLifetimeYears = (lifetime: number, hours: number) => lifetime / (hours * days)

/** Computes after how many months the savings have paid for a bulb; null without savings. */
export const computeMonthsToPay = (bulb: number, savedPerYear: number): number | null =>
  savedPerYear > 0 ? (bulb / savedPerYear) * 12 : null
