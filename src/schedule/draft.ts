import type { PlainKey } from '#client/shared/texts/translate.ts'
import {
  cleanText,
  isUsedTwice,
  itemId,
  listMarks,
  type Schedule,
  type ScheduleRoom,
  scheduleLimits,
} from './schedule.ts'

/** A schedule as the visitor typed it, before validation. */
export interface Draft {
  title: string
  rooms: DraftRoom[]
}

export interface DraftRoom {
  name: string
  area: string
  positions: DraftPosition[]
}

export interface DraftPosition {
  item: string
  quantity: string
  note: string
  mark: string
}

/** Errors by the id of the field (`fieldId`). The key '' is for the whole schedule. */
export type DraftErrors = Record<string, PlainKey>

/** Returns the HTML id of a field. Room and position count from 0. */
export const fieldId = (
  name: 'title' | 'room' | 'area' | 'quantity' | 'note' | 'mark',
  room?: number,
  position?: number,
) => [name, room, position].filter(part => part !== undefined).join('-')

/** Returns the HTML id of a room's section. `number` counts from 1. */
export const roomId = (number: number) => `in-room-${number}`

/** Converts a schedule to the values of its form; `areaText` formats an area. */
export const toDraft = ({ title, rooms }: Schedule, areaText: (area: number) => string): Draft => ({
  title,
  rooms: rooms.map(({ name, area, positions }) => ({
    name,
    area: area === null ? '' : areaText(area),
    positions: positions.map(({ quantity, ...position }) => ({ ...position, quantity: String(quantity) })),
  })),
})

/** The action of a button in the form. Every action also updates the schedule. */
export type Action =
  | { kind: 'update' | 'done' | 'room' }
  | { kind: 'remove'; room: number; position: number }
  | { kind: 'removeRoom'; room: number }
  | { kind: 'add'; item: string; room: number }

/** Parses a button's value, such as `remove-0-3` or `add-1001-1`; `into` is the room to add to. */
export function parseAction(value: string, into: string): Action {
  const [kind, ...parts] = value.split('-')
  const [room = -1, position = -1] = parts.map(Number)
  if (kind === 'done' || kind === 'room') return { kind }
  if (kind === 'remove') return { kind, room, position }
  if (kind === 'removeRoom') return { kind, room }
  if (kind === 'add') return { kind, item: parts.join('-'), room: Number(into) }
  return { kind: 'update' }
}

type Entry = DraftPosition & { to: string }
type EntryRoom = Omit<DraftRoom, 'positions'> & { positions: Entry[] }

const empty: Entry = { item: '', quantity: '', note: '', mark: '', to: '' }

/** Whether the entry has only a mark so far, because a position's mark precedes its item. */
const isWithoutItem = (entry: Entry | undefined) => entry?.item === ''

/**
 * Parses the form and applies the button's action. Fields are in the order of the page: `room`
 * begins a room, `mark` or `item` begins a position. A position's `to` is the index of the room to
 * which the visitor moves it, or `new`.
 */
export function parseDraft(form: FormData, action: Action): Draft {
  const rooms: EntryRoom[] = []
  for (const [name, value] of form) {
    const room = rooms.at(-1)
    const entry = room?.positions.at(-1)
    if (typeof value !== 'string') continue
    if (name === 'room') rooms.push({ name: value, area: '', positions: [] })
    else if (room && name === 'area') room.area = value
    else if (room && name === 'mark') room.positions.push({ ...empty, mark: value })
    else if (room && name === 'item' && !isWithoutItem(entry)) room.positions.push({ ...empty, item: value })
    else if (entry && (name === 'item' || name === 'quantity' || name === 'note' || name === 'to')) entry[name] = value
  }
  const title = form.get('title')
  return { title: typeof title === 'string' ? title : '', rooms: applyAction(rooms, action) }
}

function applyAction(before: EntryRoom[], action: Action): DraftRoom[] {
  if (action.kind === 'remove') before[action.room]?.positions.splice(action.position, 1)
  const rooms: DraftRoom[] = before.map(({ name, area }) => ({ name, area, positions: [] }))
  const emptyRoom = () => ({ name: '', area: '', positions: [] })
  const added: DraftRoom[] = action.kind === 'room' ? [emptyRoom()] : []
  for (const [own, { positions }] of before.entries()) {
    for (const { to, ...position } of positions.filter(({ item }) => itemId.test(item))) {
      if (to === 'new' && added.length === 0) added.push(emptyRoom())
      const target = to === 'new' ? added[0] : (rooms[to === '' ? own : Number(to)] ?? rooms[own])
      target?.positions.push(position)
    }
  }
  if (action.kind === 'add' && itemId.test(action.item)) {
    if (rooms.length === 0) rooms.push(emptyRoom())
    const target = rooms[action.room] ?? rooms.at(-1)
    target?.positions.push({ item: action.item, quantity: '1', note: '', mark: '' })
  }
  return [...rooms.filter((_, index) => action.kind !== 'removeRoom' || index !== action.room), ...added]
}

/** Converts a draft to a schedule, and lists the errors. Invalid quantities become 0. */
export function checkDraft(draft: Draft): { schedule: Schedule; errors: DraftErrors } {
  const errors: DraftErrors = {}
  const words = (text: string, max: number, id: string) => {
    const plain = cleanText(text)
    if (plain.length > max) errors[id] = 'schedule.tooLong'
    return plain
  }
  const rooms = draft.rooms.map(({ name, area, positions }, room): ScheduleRoom => {
    const found = parseArea(area)
    if (found === undefined) errors[fieldId('area', room)] = 'schedule.notArea'
    return {
      name: words(name, scheduleLimits.name, fieldId('room', room)),
      area: found ?? null,
      positions: positions.map(({ item, quantity, note, mark }, position) => {
        const pieces = parseQuantity(quantity)
        if (pieces === null) errors[fieldId('quantity', room, position)] = 'schedule.notQuantity'
        return {
          ...{ item, quantity: pieces ?? 0 },
          note: words(note, scheduleLimits.note, fieldId('note', room, position)),
          mark: words(mark, scheduleLimits.mark, fieldId('mark', room, position)),
        }
      }),
    }
  })
  const isFull =
    rooms.length > scheduleLimits.rooms || rooms.flatMap(({ positions }) => positions).length > scheduleLimits.positions
  if (isFull) errors[''] = 'schedule.full'
  const schedule = { title: words(draft.title, scheduleLimits.title, fieldId('title')), rooms }
  return { schedule, errors: { ...findSameMarks(schedule), ...errors } }
}

/** Finds marks that several positions have, or that are equal to another position's number. */
function findSameMarks(schedule: Schedule): DraftErrors {
  const marks = listMarks(schedule)
  return Object.fromEntries(
    schedule.rooms.flatMap(({ positions }, room) =>
      positions.flatMap(({ mark }, position) =>
        mark && isUsedTwice(mark, marks) ? [[fieldId('mark', room, position), 'schedule.sameMark'] as const] : [],
      ),
    ),
  )
}

/** Parses a whole number from 1 to the maximum quantity; null for anything else. */
function parseQuantity(text: string): number | null {
  const number = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= scheduleLimits.quantity ? number : null
}

/** Parses an area in m² and rounds it to tenths; null if empty, undefined if invalid. */
function parseArea(text: string): number | null | undefined {
  const typed = text
    .trim()
    .replace(/\s*m²$/, '')
    .replace(',', '.')
  if (typed === '') return null
  const area = /^\d{1,7}(\.\d{1,4})?$/.test(typed) ? Math.round(Number(typed) * 10) / 10 : 0
  return area > 0 && area <= scheduleLimits.area ? area : undefined
}
