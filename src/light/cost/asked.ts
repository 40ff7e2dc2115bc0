import { lightFields } from '../../shared/edge/query/light/fields.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { findIncandescentPower } from '../parts/equal-to.ts'
import { createFieldReader } from '../parts/reader.ts'
import { computeCost, computeEnergy, type LightUse } from './cost.ts'

export const costFields = lightFields.lightCost

/** Parses the query of `/light/cost`. Power is in W, hours are per day, the price is per kWh. */
export function parseCostQuery(query: URLSearchParams) {
  const { number, text } = createFieldReader(query)
  return {
    bulb: text('bulb'),
    power: number('power', costFields.power),
    old: number('old', costFields.old),
    hours: number('hours', costFields.hours),
    price: number('price', costFields.price),
    count: number('count', costFields.count),
  }
}

export type CostQuery = ReturnType<typeof parseCostQuery>

/**
 * Rough prices of a kWh for homes in 2026, with tax. They are defaults that visitors can change.
 */
const usualPrices: Record<string, number> = { SEK: 2, NOK: 1.5, DKK: 2.5, EUR: 0.3, GBP: 0.27, USD: 0.17 }

export const getUsualPrice = (currency: string) => usualPrices[currency] ?? 0.3

/** Default power of the old bulb in W, if the new bulb's luminous flux is unknown. */
const defaultOldPower = 60

/** Energy in kWh and cost for a year of light, with the new bulb (`now`) and the old (`before`). */
export interface CostComparison {
  power: number
  old: number
  count: number
  hours: number
  energy: { now: number; before: number }
  cost: { now: number; before: number }
}

/**
 * Compares a new bulb with an old one. Returns null if a number is invalid. By default, the old
 * bulb is an incandescent bulb with the same light.
 */
export function compareCosts(
  { power, old, hours, price, count }: CostQuery,
  bulb: LightProduct | null,
  currency: string,
) {
  if (hours.value === null || count.value === null || power.value === null) return null
  if (price.problem || old.problem) return null
  const own = bulb?.facts.effect ?? power.value
  const flux = bulb?.facts.luminousFlux ?? null
  const former = old.value ?? (flux === null ? null : findIncandescentPower(flux)) ?? defaultOldPower
  const burning = (watts: number): LightUse => ({
    power: watts * (count.value ?? 1),
    hours: hours.value ?? 0,
    price: price.value ?? getUsualPrice(currency),
  })
  return {
    power: own,
    old: former,
    count: count.value,
    hours: hours.value,
    energy: { now: computeEnergy(burning(own)), before: computeEnergy(burning(former)) },
    cost: { now: computeCost(burning(own)), before: computeCost(burning(former)) },
  } satisfies CostComparison
}
