import { cleanLine } from '#client/shared/commerce/clean.ts'

/** A list of lamps for the rooms of a project. Addresses, forms and files are made from it. */
export interface Schedule {
  /** The project's name; may be empty. */
  title: string
  rooms: ScheduleRoom[]
}

export interface ScheduleRoom {
  /** The room's name. If it is empty, pages show the room's number instead. */
  name: string
  /** The area in m²; null when unknown. */
  area: number | null
  positions: SchedulePosition[]
}

export interface SchedulePosition {
  /** The item's id, such as `1001-1`, as in a bag. */
  item: string
  quantity: number
  note: string
  /** The architect's own mark, such as `L1` on a drawing. If empty, pages show a number. */
  mark: string
}

/** The limits of a schedule. Lengths of texts are in UTF-16 code units, `area` is in m². */
export const scheduleLimits = {
  rooms: 30,
  /** Positions in all rooms together. One query returns as many products. */
  positions: 96,
  title: 80,
  name: 40,
  note: 120,
  mark: 8,
  quantity: 999,
  area: 100_000,
} as const

export const itemId = /^[A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20}$/

/** Returns the product's id, which is the first part of an item's id. */
export const getProductId = (item: string) => item.slice(0, item.lastIndexOf('-'))

export const listPositions = ({ rooms }: Schedule) => rooms.flatMap(({ positions }) => positions)

/** Formats `2.03` for the third position of the second room. The parameters count from 0. */
export const formatPositionNumber = (room: number, position: number) =>
  `${room + 1}.${String(position + 1).padStart(2, '0')}`

/** Lists the marks of all positions by room. A position without a mark has its number. */
export const listMarks = ({ rooms }: Schedule): string[][] =>
  rooms.map(({ positions }, room) =>
    positions.map(({ mark }, position) => mark || formatPositionNumber(room, position)),
  )

/** Whether several positions have this mark. Case is ignored. */
export const isUsedTwice = (mark: string, marks: string[][]) =>
  marks.flat().filter(one => one.toLowerCase() === mark.toLowerCase()).length > 1

/** Converts typed text to one line of plain text. */
export const cleanText = (text: string) => cleanLine(text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
