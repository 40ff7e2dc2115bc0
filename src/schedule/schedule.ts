import { cleanLine } from '#client/shared/commerce/clean.ts'

/** Which lamps go where: what an address, a form and a file of a schedule have in common. */
export interface Schedule {
  /** Of the project; empty without one. */
  title: string
  rooms: ScheduleRoom[]
}

export interface ScheduleRoom {
  /** Empty without one: it is then called by its number. */
  name: string
  /** m²; null when unknown. */
  area: number | null
  positions: SchedulePosition[]
}

export interface SchedulePosition {
  /** The article with its size, as in a bag: `1001-1`. */
  item: string
  quantity: number
  note: string
  /** The architect's own, as on a drawing: `L1`. Empty: its number stands for it. */
  mark: string
}

/** What a schedule holds at most; lengths in UTF-16 code units, `area` in m². */
export const scheduleLimits = {
  rooms: 30,
  /** In all rooms together: as many products as one query answers. */
  positions: 96,
  title: 80,
  name: 40,
  note: 120,
  mark: 8,
  quantity: 999,
  area: 100_000,
} as const

export const itemId = /^[A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20}$/

/** The product of an item: the platform composes item ids of product and size. */
export const productOf = (item: string) => item.slice(0, item.lastIndexOf('-'))

export const positionsOf = ({ rooms }: Schedule) => rooms.flatMap(({ positions }) => positions)

/** `2.03` is the third position of the second room, both counted from 0 here. */
export const numberOf = (room: number, position: number) => `${room + 1}.${String(position + 1).padStart(2, '0')}`

/** How positions are called, room by room: by their own mark, or their number. */
export const scheduleMarks = ({ rooms }: Schedule): string[][] =>
  rooms.map(({ positions }, room) => positions.map(({ mark }, position) => mark || numberOf(room, position)))

/** Whether another position is called the same; capital letters make no difference. */
export const isTwice = (mark: string, marks: string[][]) =>
  marks.flat().filter(one => one.toLowerCase() === mark.toLowerCase()).length > 1

/** Somebody's words as one line of plain text. */
export const cleanText = (text: string) => cleanLine(text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))
