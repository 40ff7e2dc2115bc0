import type { ScheduleItem } from './articles.ts'
import { formatPositionNumber, type Schedule, type SchedulePosition } from './schedule.ts'

/** A schedule with the data of its items, for pages and files. */
export interface ScheduleTable {
  title: string
  rooms: TableRoom[]
  /** The total area in m² of the rooms that have lamps; null if one of these areas is unknown. */
  area: number | null
  totals: ScheduleTotals
}

export interface TableRoom {
  /** The room's name. If it is empty, pages show the room's number instead. */
  name: string
  /** The area in m²; null when unknown. */
  area: number | null
  rows: ScheduleRow[]
  totals: ScheduleTotals
}

export interface ScheduleRow extends SchedulePosition {
  /** The position's mark, or a number such as `2.03`. */
  number: string
  /** The item's data; null for an item that the shop no longer has. */
  article: ScheduleItem | null
  /** The reason why the item cannot be bought; null if it can. */
  missing: 'unknown' | 'notSold' | 'soldOut' | null
  /** Price of one piece in major units; null if the item is not sold in this market. */
  price: number | null
}

export interface ScheduleTotals {
  pieces: number
  /** In major units. */
  price: number
  /** Number of pieces without a price, which `price` does not include. */
  unpriced: number
  watts: number
  lumens: number
  /** Number of lamps that are sold without a bulb. `watts` and `lumens` do not include them. */
  bare: number
  /** Power density in W/m²; null if an area is unknown. */
  density: number | null
}

export const hasRows = ({ rooms }: ScheduleTable) => rooms.some(room => room.rows.length > 0)

/** Combines a schedule with the data of its items. `articles` contains the items, keyed by id. */
export function buildScheduleTable(schedule: Schedule, articles: Map<string, ScheduleItem>): ScheduleTable {
  const rooms = schedule.rooms.map(({ name, area, positions }, room): TableRoom => {
    const rows = positions.map((one, position) =>
      buildRow(one, one.mark || formatPositionNumber(room, position), articles.get(one.item) ?? null),
    )
    return { name, area, rows, totals: sumRows(rows, area) }
  })
  const areas = rooms.filter(({ rows }) => rows.length > 0).map(({ area }) => area)
  const isKnown = areas.length > 0 && areas.every(one => one !== null)
  const area = isKnown ? areas.reduce((sum: number, one) => sum + (one ?? 0), 0) : null
  const rows = rooms.flatMap(room => room.rows)
  return { title: schedule.title, rooms, area, totals: sumRows(rows, area) }
}

function buildRow(position: SchedulePosition, number: string, article: ScheduleItem | null): ScheduleRow {
  if (!article) return { ...position, number, article, missing: 'unknown', price: null }
  const { product, stock } = article
  const price = product.isSoldHere ? (product.price?.amount ?? null) : null
  return {
    ...position,
    number,
    article,
    missing: price === null ? 'notSold' : stock === 'none' ? 'soldOut' : null,
    price,
  }
}

export function sumRows(rows: ScheduleRow[], area: number | null): ScheduleTotals {
  const sum = (of: (row: ScheduleRow) => number) => rows.reduce((total, row) => total + of(row) * row.quantity, 0)
  const watts = sum(({ article }) => Math.round((article?.light.watts ?? 0) * 10)) / 10
  return {
    pieces: sum(() => 1),
    // Rounded to cents, because binary fractions are not exact.
    price: sum(({ price }) => Math.round((price ?? 0) * 100)) / 100,
    unpriced: sum(({ price }) => (price === null ? 1 : 0)),
    watts,
    lumens: sum(({ article }) => article?.light.lumens ?? 0),
    bare: sum(({ article }) => (article?.light.bulb ? 1 : 0)),
    density: area ? watts / area : null,
  }
}
