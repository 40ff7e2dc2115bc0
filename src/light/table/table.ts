import { combineAnswers, type ToolAnswer, toAnswer } from '../answer.ts'

/*
 * Pendants above a table, in mm. Measures that the trade gives: licht.de (60 cm above the top),
 * ANDlight (55 to 70), Lampmasters (55 to 75 by size).
 */

/** Between a table's top and a shade's lower edge. A worktop's is higher, for those who stand. */
export const gaps = {
  table: { least: 550, usual: 600, most: 750 },
  worktop: { least: 750, usual: 750, most: 800 },
} as const

/** What a pendant is higher than, so that the eyes of who sits see below it. */
export const eyes = 1200
/** Between the middles of several, at most. */
const maxApart = 800
/** Between a shade and the table's end, at least. */
const toEnd = 150
/** What a single shade is narrower than the table, at least. */
const narrower = 300

export interface DiningTable {
  length: number
  width: number
  isRound: boolean
}

/** Numbers of pendants that suit a table, the fewest first. */
export function numbersFor({ length, isRound }: DiningTable): number[] {
  if (isRound || length < 1400) return [1]
  if (length <= 1800) return [1, 2]
  if (length < 2500) return [2, 3]
  const most = Math.max(3, Math.floor(length / maxApart))
  return Array.from({ length: most - 2 }, (_, at) => at + 3)
}

/** Diameters that suit so many pendants: half to two thirds of the width for one, less for more. */
export function diametersFor({ width }: DiningTable, count: number): { least: number; most: number } {
  const most = Math.min(count > 1 ? width / 2 : (width * 2) / 3, Math.max(0, width - narrower))
  return { least: Math.min(most, count > 1 ? width / 3 : width / 2), most }
}

/** Where their middles are, from the table's end. */
export function middlesOf({ length }: DiningTable, count: number): number[] {
  const apart = Math.min(length / count, maxApart)
  return Array.from({ length: count }, (_, at) => length / 2 + (at - (count - 1) / 2) * apart)
}

/** What a cord needs from the ceiling to the lamp. Negative: the lamp is too high for the room. */
export const cordFor = (ceiling: number, table: number, gap: number, lamp: number) => ceiling - table - gap - lamp

/** A lamp above a table. */
export interface HungLamp {
  table: DiningTable
  count: number
  /** Of the ceiling, of the table's top, and between that and the lamp. */
  ceiling: number
  top: number
  gap: number
  /** Its diameter, or its length along the table for one that is long. */
  across: number
  /** Whether it is a beam along the table, whose length is no diameter. */
  isLong: boolean
  height: number
  /** Null where it is not known. */
  cord: number | null
}

export type HungReason = { answer: ToolAnswer } & (
  | { about: 'wide' | 'narrow'; is: number; least: number; most: number }
  | { about: 'end'; is: number; least: number }
  | { about: 'eyes'; is: number; least: number }
  | { about: 'cord'; is: number | null; needed: number }
  | { about: 'apart'; is: number; least: number }
)

/** Whether a lamp suits a table, and every reason. A cord may be longer: it is shortened. */
export function hungLamp(hung: HungLamp): { answer: ToolAnswer; reasons: HungReason[] } {
  const { table, count, ceiling, top, gap, across, isLong, height, cord } = hung
  const middles = middlesOf(table, count)
  const [first = 0, second] = middles
  const end = first - across / 2
  const { least, most } = diametersFor(table, count)
  const needed = cordFor(ceiling, top, gap, height)
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
