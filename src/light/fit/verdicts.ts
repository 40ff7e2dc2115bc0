import type { ToolAnswer } from '../answer.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { type FitQuery, toBulb, toDimmer, toHolder, toHomeBulb } from './asked.ts'
import { checkFit, type Fit } from './fit.ts'

/** A bulb or a lamp, and whether it fits the chosen product. */
export interface Verdict {
  product: LightProduct
  fit: Fit
}

export interface FitCandidates {
  lamp: LightProduct | null
  bulb: LightProduct | null
  lamps: LightProduct[]
  bulbs: LightProduct[]
}

/**
 * Checks all bulbs for the chosen lamp, or all lamps for the chosen bulb. If both are chosen, it
 * checks only this pair. Products that fit come first. Null when nothing is chosen.
 */
export function findVerdicts(asked: FitQuery, { lamp, bulb, lamps, bulbs }: FitCandidates): Verdict[] | null {
  const own = bulb ? toBulb(bulb) : asked.shape && toHomeBulb(asked.shape, asked)
  const dimmer = toDimmer(asked)
  const count = asked.count.value ?? 1
  if (own) {
    const candidates = lamp ? [lamp] : lamps
    return sortVerdicts(candidates.map(product => ({ product, fit: checkFit(own, toHolder(product), dimmer, count) })))
  }
  if (!lamp) return null
  return sortVerdicts(
    bulbs.map(product => ({ product, fit: checkFit(toBulb(product), toHolder(lamp), dimmer, count) })),
  )
}

const order: ToolAnswer[] = ['yes', 'unknown', 'no']

/** Sorts by answer, then by the number of checks whose answer is not `yes`. */
const sortVerdicts = (verdicts: Verdict[]) =>
  verdicts.toSorted(
    (one, other) =>
      order.indexOf(one.fit.answer) - order.indexOf(other.fit.answer) || countObjections(one) - countObjections(other),
  )

const countObjections = ({ fit }: Verdict) => fit.reasons.filter(({ answer }) => answer !== 'yes').length
