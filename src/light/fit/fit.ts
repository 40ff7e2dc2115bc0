import { combineAnswers, isAtMost, type ToolAnswer, toAnswer } from '../answer.ts'

/** Whether a dimmer cuts off the end or the beginning of each half-wave of the mains voltage. */
export type DimmerKind = 'trailing-edge' | 'leading-edge'

/** A dimmer's facts from its label; null where unknown. Loads are in W. */
export interface DimmerFacts {
  kind: DimmerKind | null
  /** Minimum load. Below it, the light flickers. */
  least: number | null
  /** Maximum load of LED bulbs, which is much lower than for incandescent bulbs. */
  most: number | null
}

/** The facts about which bulbs a lamp accepts; null where unknown. Lengths in mm, power in W. */
export interface Holder {
  /** Whether the light source is built in and cannot be changed. */
  isFixed: boolean | null
  cap: string | null
  most: number | null
  /** The maximum size of a bulb, measured from the lampholder's rim. */
  room: { diameter: number | null; length: number | null }
  /** Whether the shade is closed on all sides, which makes bulbs hotter. */
  isClosed: boolean | null
}

/** A bulb's facts; null where unknown. Lengths in mm, power in W. */
export interface Bulb {
  cap: string | null
  /** The bulb's own power, not that of the incandescent bulb it replaces. */
  power: number | null
  diameter: number | null
  length: number | null
  /** Whether the producer approves the bulb for closed lamps. */
  isForClosed: boolean | null
  isDimmable: boolean | null
  /** Dimmers that the producer names. If null, only trailing-edge dimmers are known to work. */
  dimmers: readonly DimmerKind[] | null
}

/** The result of one of the checks for whether a bulb fits. Lengths are in mm, power in W. */
export type FitReason = { answer: ToolAnswer } & (
  | { about: 'fixed' | 'closed' | 'dimmable' }
  | { about: 'cap'; bulb: string | null; lamp: string | null }
  | { about: 'power' | 'diameter' | 'length' | 'dimmerMost'; is: number | null; most: number | null }
  | { about: 'dimmerLeast'; is: number | null; least: number | null }
  | { about: 'dimmerKind'; kind: DimmerKind | null }
)

export interface Fit {
  answer: ToolAnswer
  reasons: FitReason[]
}

/**
 * Checks whether a bulb fits a lamp, and returns the result of every check. The caps must be the
 * same (IEC 60061-1; adapters are not allowed). The bulb's power and dimensions must be within the
 * lamp's limits (IEC 60598-1). A closed lamp needs a bulb that is approved for closed lamps. If a
 * `dimmer` is given, `count` such bulbs are connected to it. A check is `unknown` if a fact that it
 * needs is missing.
 */
export function checkFit(bulb: Bulb, lamp: Holder, dimmer: DimmerFacts | null = null, count = 1): Fit {
  if (lamp.isFixed) return { answer: 'no', reasons: [{ about: 'fixed', answer: 'no' }] }
  const isCap = bulb.cap === null || lamp.cap === null ? null : bulb.cap === lamp.cap
  const reasons: FitReason[] = [
    ...(lamp.isFixed === null && lamp.cap === null ? [{ about: 'fixed', answer: 'unknown' } as const] : []),
    { about: 'cap', answer: toAnswer(isCap), bulb: bulb.cap, lamp: lamp.cap },
    checkLimit('power', bulb.power, lamp.most),
    checkLimit('diameter', bulb.diameter, lamp.room.diameter),
    checkLimit('length', bulb.length, lamp.room.length),
    { about: 'closed', answer: toAnswer(mayBeInClosed(bulb, lamp)) },
    ...(dimmer ? checkDimmer(bulb, dimmer, count) : []),
  ]
  return { answer: combineAnswers(reasons), reasons }
}

const checkLimit = (about: 'power' | 'diameter' | 'length' | 'dimmerMost', is: number | null, most: number | null) =>
  ({ about, answer: toAnswer(isAtMost(is, most)), is, most }) as const

/** An open lamp may have any bulb, and a bulb that is approved for closed lamps fits any lamp. */
function mayBeInClosed({ isForClosed }: Bulb, { isClosed }: Holder): boolean | null {
  if (isForClosed || isClosed === false) return true
  return isClosed && isForClosed === false ? false : null
}

function checkDimmer(bulb: Bulb, { kind, least, most }: DimmerFacts, count: number): FitReason[] {
  const load = bulb.power === null ? null : bulb.power * count
  const isKind = kind === null ? null : bulb.dimmers ? bulb.dimmers.includes(kind) : kind === 'trailing-edge' || null
  return [
    { about: 'dimmable', answer: toAnswer(bulb.isDimmable) },
    { about: 'dimmerKind', answer: toAnswer(isKind), kind },
    { about: 'dimmerLeast', answer: toAnswer(isAtMost(least, load)), is: load, least },
    checkLimit('dimmerMost', load, most),
  ]
}
