import { answerFor, answerOf, isAtMost, type ToolAnswer } from '../answer.ts'

/** How a dimmer cuts the mains' half-waves: at their end or at their beginning. */
export type DimmerKind = 'trailing-edge' | 'leading-edge'

/** A dimmer, as its own label says; null where that is not known. Loads in W. */
export interface DimmerFacts {
  kind: DimmerKind | null
  /** It flickers with less. */
  least: number | null
  /** For LED, which is much less than for incandescent bulbs. */
  most: number | null
}

/** What a lamp says of the bulbs for it; null where it does not. Lengths in mm, power in W. */
export interface Holder {
  /** The light is built in, and not to be changed. */
  isFixed: boolean | null
  cap: string | null
  most: number | null
  /** Room for a bulb, from the lampholder's rim. */
  room: { diameter: number | null; length: number | null }
  /** Whether its shade is closed on all sides, so that a bulb gets hotter. */
  isClosed: boolean | null
}

/** What a bulb says of itself; null where it does not. Lengths in mm, power in W. */
export interface Bulb {
  cap: string | null
  /** What it draws, not what it replaces. */
  power: number | null
  diameter: number | null
  length: number | null
  /** Approved by its maker for closed luminaires. */
  isForClosed: boolean | null
  isDimmable: boolean | null
  /** The dimmers that its maker names; without any it is only known to work with trailing edge. */
  dimmers: readonly DimmerKind[] | null
}

/** Why a bulb fits or does not. Lengths in mm, power in W. */
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
 * Whether a bulb fits a lamp, and every reason. The cap is the lamp's own (IEC 60061-1: adapters
 * are no way out), the bulb's power and measures are within the lamp's (IEC 60598-1 marks), and a
 * closed lamp takes only what its maker approved for it. With a `dimmer`, as many bulbs as `count`
 * hang on it. What is not known is 'unknown', never a yes.
 */
export function fitOf(bulb: Bulb, lamp: Holder, dimmer: DimmerFacts | null = null, count = 1): Fit {
  if (lamp.isFixed) return { answer: 'no', reasons: [{ about: 'fixed', answer: 'no' }] }
  const isCap = bulb.cap === null || lamp.cap === null ? null : bulb.cap === lamp.cap
  const reasons: FitReason[] = [
    ...(lamp.isFixed === null && lamp.cap === null ? [{ about: 'fixed', answer: 'unknown' } as const] : []),
    { about: 'cap', answer: answerFor(isCap), bulb: bulb.cap, lamp: lamp.cap },
    within('power', bulb.power, lamp.most),
    within('diameter', bulb.diameter, lamp.room.diameter),
    within('length', bulb.length, lamp.room.length),
    { about: 'closed', answer: answerFor(mayBeClosed(bulb, lamp)) },
    ...(dimmer ? dimming(bulb, dimmer, count) : []),
  ]
  return { answer: answerOf(reasons), reasons }
}

const within = (about: 'power' | 'diameter' | 'length' | 'dimmerMost', is: number | null, most: number | null) =>
  ({ about, answer: answerFor(isAtMost(is, most)), is, most }) as const

/** An approved bulb may burn anywhere, and any bulb in an open lamp. */
function mayBeClosed({ isForClosed }: Bulb, { isClosed }: Holder): boolean | null {
  if (isForClosed || isClosed === false) return true
  return isClosed && isForClosed === false ? false : null
}

function dimming(bulb: Bulb, { kind, least, most }: DimmerFacts, count: number): FitReason[] {
  const load = bulb.power === null ? null : bulb.power * count
  const isKind = kind === null ? null : bulb.dimmers ? bulb.dimmers.includes(kind) : kind === 'trailing-edge' || null
  return [
    { about: 'dimmable', answer: answerFor(bulb.isDimmable) },
    { about: 'dimmerKind', answer: answerFor(isKind), kind },
    { about: 'dimmerLeast', answer: answerFor(isAtMost(least, load)), is: load, least },
    within('dimmerMost', load, most),
  ]
}
