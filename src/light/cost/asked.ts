import { lightFields } from '../../shared/edge/query/light/fields.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { equalTo } from '../parts/equal-to.ts'
import { reader } from '../parts/reader.ts'
import { type Burning, costOf, energyOf } from './cost.ts'

export const costFields = lightFields.lightCost

/** What `/light/cost` is asked: W, hours a day, and the price of a kWh. */
export function parseCostQuery(query: URLSearchParams) {
  const { number, text } = reader(query)
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

/** Rough prices of a kWh for homes with tax, in 2026: a visitor types the own one. */
const usualPrices: Record<string, number> = { SEK: 2, NOK: 1.5, DKK: 2.5, EUR: 0.3, GBP: 0.27, USD: 0.17 }

export const usualPrice = (currency: string) => usualPrices[currency] ?? 0.3

/** A bulb that is compared where the new one's light is not known. */
const usualOld = 60

/** A year of light, new and old, in the currency of the price. */
export interface Compared {
  power: number
  old: number
  count: number
  hours: number
  energy: { now: number; before: number }
  cost: { now: number; before: number }
}

/** Null while a number cannot be used. The old bulb is one as bright, unless it is typed. */
export function comparedOf(
  { power, old, hours, price, count }: CostQuery,
  bulb: LightProduct | null,
  currency: string,
) {
  if (hours.value === null || count.value === null || power.value === null) return null
  if (price.problem || old.problem) return null
  const own = bulb?.facts.effect ?? power.value
  const flux = bulb?.facts.luminousFlux ?? null
  const former = old.value ?? (flux === null ? null : equalTo(flux)) ?? usualOld
  const burning = (watts: number): Burning => ({
    power: watts * (count.value ?? 1),
    hours: hours.value ?? 0,
    price: price.value ?? usualPrice(currency),
  })
  return {
    power: own,
    old: former,
    count: count.value,
    hours: hours.value,
    energy: { now: energyOf(burning(own)), before: energyOf(burning(former)) },
    cost: { now: costOf(burning(own)), before: costOf(burning(former)) },
  } satisfies Compared
}
