import { combineAnswers, type ToolAnswer, toAnswer } from '../answer.ts'

/*
 * Rules for pendants above a table. Lengths are in mm. Sources for the height above the table top:
 * licht.de (60 cm), ANDlight (55 to 70 cm), Lampmasters (55 to 75 cm, depending on size).
 */

/**
 * Distance from the table top to the lower edge of the shade. It is larger above worktops, because
 * people stand there.
 */
export const gaps = {
  table: { least: 550, usual: 600, most: 750 },
  worktop: { least: 750, usual: 750, most: 800 },
} as const

/** Minimum height of a pendant's lower edge above the floor, so that seated people see below it. */
export const eyes = 1200
/** Maximum distance between the centres of two pendants. */
const maxApart = 800
/** Minimum distance between a shade and the table's end. */
const toEnd = 150
/** A shade must be at least this much narrower than the table. */
const narrower = 300

export interface DiningTable {
  length: number
  width: number
  isRound: boolean
}

/** Lists the numbers of pendants that suit a table, in ascending order. */
export function possiblePendantCounts({ length, isRound }: DiningTable): number[] {
  if (isRound || length < 1400) return [1]
  if (length <= 1800) return [1, 2]
  if (length < 2500) return [2, 3]
  const most = Math.max(3, Math.floor(length / maxApart))
  return Array.from({ length: most - 2 }, (_, at) => at + 3)
}

/**
 * Computes the suitable diameters of pendants: half to two thirds of the table's width for one
 * pendant, a third to half of it for several.
 */
export function suitableDiameters({ width }: DiningTable, count: number): { least: number; most: number } {
  const most = Math.min(count > 1 ? width / 2 : (width * 2) / 3, Math.max(0, width - narrower))
  return { least: Math.min(most, count > 1 ? width / 3 : width / 2), most }
}

/** Computes the distances of the pendants' centres from one end of the table. */
export function pendantCentres({ length }: DiningTable, count: number): number[] {
  const apart = Math.min(length / count, maxApart)
  return Array.from({ length: count }, (_, at) => length / 2 + (at - (count - 1) / 2) * apart)
}

/** Computes the needed length of the cord. It is negative if the lamp is too high for the room. */
export const neededCord = (ceiling: number, table: number, gap: number, lamp: number) => ceiling - table - gap - lamp

/** A lamp above a table. */
export interface HungLamp {
  table: DiningTable
  count: number
  /** Heights of ceiling and table top above the floor; `gap` is between table top and lamp. */
  ceiling: number
  top: number
  gap: number
  /** The lamp's diameter, or a long lamp's length along the table. */
  across: number
  /** Whether the lamp is a long beam along the table instead of a round shade. */
  isLong: boolean
  height: number
  /** Length of the cord; null if unknown. */
  cord: number | null
}

export type HungReason = { answer: ToolAnswer } & (
  | { about: 'wide' | 'narrow'; is: number; least: number; most: number }
  | { about: 'end'; is: number; least: number }
  | { about: 'eyes'; is: number; least: number }
  | { about: 'cord'; is: number | null; needed: number }
  | { about: 'apart'; is: number; least: number }
)

/** Checks whether a lamp suits a table. Longer cords than needed are fine; they are shortened. */
export function checkHungLamp(hung: HungLamp): { answer: ToolAnswer; reasons: HungReason[] } {
  const { table, count, ceiling, top, gap, across, isLong, height, cord } = hung
  const middles = pendantCentres(table, count)
  const [first = 0, second] = middles
  const end = first - across / 2
  const { least, most } = suitableDiameters(table, count)
  const needed = neededCord(ceiling, top, gap, height)
  const apart = second === undefined ? null : second - first - across
  const reasons: HungReason[] = [
    ...(isLong
      ? []
      : [
          { about: 'narrow', answer: toAnswer(across >= least), is: across, least, most } as const,
          { about: 'wide', answer: toAnswer(across <= most), is: across, least, most } as const,
        ]),
    { about: 'end', answer: toAnswer(end >= toEnd), is: end, least: toEnd },
    ...(apart === null ? [] : [{ about: 'apart', answer: toAnswer(apart > 0), is: apart, least: 0 } as const]),
    { about: 'eyes', answer: toAnswer(top + gap >= eyes), is: top + gap, least: eyes },
    { about: 'cord', answer: toAnswer(needed < 0 ? false : cord === null ? null : cord >= needed), is: cord, needed },
  ]
  return { answer: combineAnswers(reasons), reasons }
}
