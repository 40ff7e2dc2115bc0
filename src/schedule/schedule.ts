import { cleanLine } from '#client/shared/commerce/clean.ts'

/** A list of lamps by room; addresses, forms and files are converted from and to it. */
export interface Schedule {
  /** The project's name; may be empty. */
  title: string
  rooms: ScheduleRoom[]
}

export interface ScheduleRoom {
  /** If empty, the room is shown by its number. */
  name: string
  /** m²; null when unknown. */
  area: number | null
  positions: SchedulePosition[]
}

export interface SchedulePosition {
  /** The item's id, as in a bag: `1001-1`. */
  item: string
  quantity: number
  note: string
  /** The architect's own mark, as on a drawing: `L1`. If empty, the number is shown. */
  mark: string
}

/** Limits of a schedule; lengths in UTF-16 code units, `area` in m². */
export const scheduleLimits = {
  rooms: 30,
  /** In all rooms together: as many products as one query returns. */
  positions: 96,
  title: 80,
  name: 40,
  note: 120,
  mark: 8,
  quantity: 999,
  area: 100_000,
} as const

export const itemId = /^[A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20}$/

/** The product's id, which is the first part of an item's id. */
export const getProductId = (item: string) => item.slice(0, item.lastIndexOf('-'))

export const listPositions = ({ rooms }: Schedule) => rooms.flatMap(({ positions }) => positions)

/** `2.03` is the third position of the second room; the parameters count from 0. */
export const formatPositionNumber = (room: number, position: number) =>
  `${room + 1}.${String(position + 1).padStart(2, '0')}`

/** Lists the marks of all positions by room; the number where a position has no mark. */
export const listMarks = ({ rooms }: Schedule): string[][] =>
  rooms.map(({ positions }, room) =>
    positions.map(({ mark }, position) => mark || formatPositionNumber(room, position)),
  )

/** Whether several positions have this mark, ignoring case. */
export const isUsedTwice = (mark: string, marks: string[][]) =>
  marks.flat().filter(one => one.toLowerCase() === mark.toLowerCase()).length > 1

/** Cleans a typed text to one line of plain text. */
export const cleanText = (text: string) => cleanLine(text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
