import type { ToolAnswer } from '../answer.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { type FitQuery, toBulb, toDimmer, toHolder, toHomeBulb } from './asked.ts'
import { checkFit, type Fit } from './fit.ts'

/** A bulb or a lamp, and whether it fits what was asked. */
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
 * The bulbs for the lamp that was chosen, or the lamps for the bulb; with both, the one lamp. The
 * ones that fit come first. Null where nothing was chosen.
 */
export function verdictsOf(asked: FitQuery, { lamp, bulb, lamps, bulbs }: FitCandidates): Verdict[] | null {
  const own = bulb ? toBulb(bulb) : asked.shape && toHomeBulb(asked.shape, asked)
  const dimmer = toDimmer(asked)
  const count = asked.count.value ?? 1
  if (own) {
    const asking = lamp ? [lamp] : lamps
    return sorted(asking.map(product => ({ product, fit: checkFit(own, toHolder(product), dimmer, count) })))
  }
  if (!lamp) return null
  return sorted(bulbs.map(product => ({ product, fit: checkFit(toBulb(product), toHolder(lamp), dimmer, count) })))
}

const order: ToolAnswer[] = ['yes', 'unknown', 'no']

/** Of the same answer those with fewer reasons against them come first. */
const sorted = (verdicts: Verdict[]) =>
  verdicts.toSorted(
    (one, other) => order.indexOf(one.fit.answer) - order.indexOf(other.fit.answer) || against(one) - against(other),
  )

const against = ({ fit }: Verdict) => fit.reasons.filter(({ answer }) => answer !== 'yes').length
