import { type DrawnSize, getDrawnHeight, getDrawnWidth } from '../../shared/drawing/measured.ts'
import { lightFields } from '../../shared/edge/query/light/fields.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { createFieldReader } from '../parts/reader.ts'
import {
  checkHungLamp,
  type DiningTable,
  type HungLamp,
  type HungReason,
  possiblePendantCounts,
  suitableDiameters,
} from './table.ts'

export const tableFields = lightFields.lightTable

/** Parses the query of `/light/table`. Lengths are in cm. */
export function parseTableQuery(query: URLSearchParams) {
  const { number, word, text } = createFieldReader(query)
  return {
    lamp: text('lamp'),
    shape: word('shape', tableFields.shape),
    length: number('length', tableFields.length),
    width: number('width', tableFields.width),
    top: number('top', tableFields.top),
    ceiling: number('ceiling', tableFields.ceiling),
    count: number('count', tableFields.count),
    gap: number('gap', tableFields.gap),
  }
}

export type TableQuery = ReturnType<typeof parseTableQuery>

/** The table and the room. Lengths are in mm. */
export interface Setting {
  table: DiningTable
  top: number
  ceiling: number
  gap: number
  /** The number of pendants; null if the tool has to choose it. */
  count: number | null
}

/** Returns the table and the room, or null if a number is invalid. */
export function toSetting({ shape, length, width, top, ceiling, gap, count }: TableQuery): Setting | null {
  const isRound = shape === 'round'
  const across = isRound ? length.value : width.value
  if (length.value === null || across === null || top.value === null || ceiling.value === null) return null
  if (gap.value === null || count.problem) return null
  return {
    table: { length: length.value * 10, width: across * 10, isRound },
    top: top.value * 10,
    ceiling: ceiling.value * 10,
    gap: gap.value * 10,
    count: count.value,
  }
}

/** A lamp of one size above the table, and whether it suits the table. */
export interface Arrangement {
  size: DrawnSize
  hung: HungLamp
  answer: ReturnType<typeof checkHungLamp>['answer']
  reasons: HungReason[]
}

/**
 * Finds which size of a lamp, and how many lamps, suit the table best. Returns null if the lamp has
 * no dimensions.
 */
export function findArrangement(setting: Setting, { measured, facts }: LightProduct): Arrangement | null {
  const tried = (measured?.sizes ?? []).flatMap(size => possibleCounts(setting).map(count => ({ size, count })))
  const all = tried.map(({ size, count }) => arrange(setting, size, count, facts.cableLength))
  const order = ['yes', 'unknown', 'no']
  return all.toSorted((one, other) => order.indexOf(one.answer) - order.indexOf(other.answer))[0] ?? null
}

const possibleCounts = ({ count, table }: Setting) => (count === null ? possiblePendantCounts(table) : [count])

/** Arranges a sample lamp of a suitable size, for when the visitor has not chosen a lamp. */
export function plainArrangement(setting: Setting): Arrangement {
  const count = possibleCounts(setting).at(-1) ?? 1
  const { least, most } = suitableDiameters(setting.table, count)
  const diameter = Math.max(100, Math.round((least + most) / 20) * 10)
  const size = { diameter, width: null, height: Math.round(diameter * 0.7), depth: null, length: null }
  return arrange(setting, size, count, null)
}

function arrange(
  { table, top, ceiling, gap }: Setting,
  size: DrawnSize,
  count: number,
  cord: number | null,
): Arrangement {
  const across = getDrawnWidth(size)
  const height = getDrawnHeight(size)
  const isLong = size.diameter === null && across > 4 * height
  const hung = { table, count, ceiling, top, gap, across, isLong, height, cord }
  return { size, hung, ...checkHungLamp(hung) }
}
