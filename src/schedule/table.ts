import type { ScheduleItem } from './articles.ts'
import { numberOf, type Schedule, type SchedulePosition } from './schedule.ts'

/** A schedule with what its articles say, as pages and files show it. */
export interface ScheduleTable {
  title: string
  rooms: TableRoom[]
  /** m² of the rooms that have lamps; null where one is unknown. */
  area: number | null
  totals: ScheduleTotals
}

export interface TableRoom {
  /** Empty: it is called by its number. */
  name: string
  /** m²; null when unknown. */
  area: number | null
  rows: ScheduleRow[]
  totals: ScheduleTotals
}

export interface ScheduleRow extends SchedulePosition {
  /** Its own mark, or as in `2.03`. */
  number: string
  /** Null for an article that the shop no longer has. */
  article: ScheduleItem | null
  /** Why it cannot be bought; null when it can. */
  missing: 'unknown' | 'notSold' | 'soldOut' | null
  /** Of one piece, in major units; null when it is not sold here. */
  price: number | null
}

export interface ScheduleTotals {
  pieces: number
  /** Major units. */
  price: number
  /** Pieces without a price. */
  unpriced: number
  watts: number
  lumens: number
  /** Lamps that are sold without a bulb: their light is missing above. */
  bare: number
  /** W/m²; null where an area is unknown. */
  density: number | null
}

/** Without any there is nothing to add up. */
export const hasRows = ({ rooms }: ScheduleTable) => rooms.some(room => room.rows.length > 0)

/** `articles` by item. */
export function tableOf(schedule: Schedule, articles: Map<string, ScheduleItem>): ScheduleTable {
  const rooms = schedule.rooms.map(({ name, area, positions }, room): TableRoom => {
    const rows = positions.map((one, position) =>
      rowOf(one, one.mark || numberOf(room, position), articles.get(one.item) ?? null),
    )
    return { name, area, rows, totals: scheduleTotals(rows, area) }
  })
  const areas = rooms.filter(({ rows }) => rows.length > 0).map(({ area }) => area)
  const isKnown = areas.length > 0 && areas.every(one => one !== null)
  const area = isKnown ? areas.reduce((sum: number, one) => sum + (one ?? 0), 0) : null
  const rows = rooms.flatMap(room => room.rows)
  return { title: schedule.title, rooms, area, totals: scheduleTotals(rows, area) }
}

function rowOf(position: SchedulePosition, number: string, article: ScheduleItem | null): ScheduleRow {
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

export function scheduleTotals(rows: ScheduleRow[], area: number | null): ScheduleTotals {
  const sum = (of: (row: ScheduleRow) => number) => rows.reduce((total, row) => total + of(row) * row.quantity, 0)
  const watts = sum(({ article }) => Math.round((article?.light.watts ?? 0) * 10)) / 10
  return {
    pieces: sum(() => 1),
    // Whole cents: fractions of 2 do not add up to them.
    price: sum(({ price }) => Math.round((price ?? 0) * 100)) / 100,
    unpriced: sum(({ price }) => (price === null ? 1 : 0)),
    watts,
    lumens: sum(({ article }) => article?.light.lumens ?? 0),
    bare: sum(({ article }) => (article?.light.bulb ? 1 : 0)),
    density: area ? watts / area : null,
  }
}
