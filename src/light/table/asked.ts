import { type DrawnSize, getDrawnHeight, getDrawnWidth } from '../../shared/drawing/measured.ts'
import { lightFields } from '../../shared/edge/query/light/fields.ts'
import type { LightProduct } from '../lamps/light-product.ts'
import { reader } from '../parts/reader.ts'
import { type DiningTable, diametersFor, type HungLamp, type HungReason, hungLamp, numbersFor } from './table.ts'

export const tableFields = lightFields.lightTable

/** What `/light/table` is asked; lengths in cm. */
export function parseTableQuery(query: URLSearchParams) {
  const { number, word, text } = reader(query)
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

/** The place of the lamps, in mm. */
export interface Setting {
  table: DiningTable
  top: number
  ceiling: number
  gap: number
  /** Null where the visitor leaves it to us. */
  count: number | null
}

/** Null while a number cannot be used. */
export function settingOf({ shape, length, width, top, ceiling, gap, count }: TableQuery): Setting | null {
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

/** A size of a lamp above the table. */
export interface Arrangement {
  size: DrawnSize
  hung: HungLamp
  answer: ReturnType<typeof hungLamp>['answer']
  reasons: HungReason[]
}

/** The size and number of a lamp that suits the table best; null for one without measures. */
export function arrangementOf(setting: Setting, { measured, facts }: LightProduct): Arrangement | null {
  const tried = (measured?.sizes ?? []).flatMap(size => countsOf(setting).map(count => ({ size, count })))
  const all = tried.map(({ size, count }) => arranged(setting, size, count, facts.cableLength))
  const order = ['yes', 'unknown', 'no']
  return all.toSorted((one, other) => order.indexOf(one.answer) - order.indexOf(other.answer))[0] ?? null
}

const countsOf = ({ count, table }: Setting) => (count === null ? numbersFor(table) : [count])

/** A plain lamp of the size that suits, where none is chosen. */
export function plainArrangement(setting: Setting): Arrangement {
  const count = countsOf(setting).at(-1) ?? 1
  const { least, most } = diametersFor(setting.table, count)
  const diameter = Math.max(100, Math.round((least + most) / 20) * 10)
  const size = { diameter, width: null, height: Math.round(diameter * 0.7), depth: null, length: null }
  return arranged(setting, size, count, null)
}

function arranged(
  { table, top, ceiling, gap }: Setting,
  size: DrawnSize,
  count: number,
  cord: number | null,
): Arrangement {
  const across = getDrawnWidth(size)
  const height = getDrawnHeight(size)
  const isLong = size.diameter === null && across > 4 * height
  const hung = { table, count, ceiling, top, gap, across, isLong, height, cord }
  return { size, hung, ...hungLamp(hung) }
}
