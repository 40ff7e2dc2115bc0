import type { ChosenBulb } from '../shared/browser/chosen-bulb.ts'
import type { RoomData } from './room.ts'

/** The light that a visitor has set. */
export interface RoomState {
  lamps: LampState[]
  /** Minutes after midnight, in steps of half an hour. */
  time: number
}

export interface LampState {
  /** Brightness in percent. Candles are either 0 or 100. */
  level: number
  /** Colour temperature in K; null for lamps whose colour cannot be set. */
  kelvin: number | null
  /** The bulb from the product's page. Without one, the lamp is as bright as in the picture. */
  bulb?: ChosenBulb | null
}

/** From noon to ten in the evening, in minutes after midnight. */
export const times = { from: 12 * 60, to: 22 * 60, step: 30 }
/** The time that the page's picture shows, in minutes after midnight. */
export const dusk = 16 * 60
/** The colour temperatures that visitors can set, in K: those of bulbs that can be bought. */
export const kelvins = { from: 2200, to: 4000, step: 100 }

/** The state of the page's picture: all lamps on, at dusk. */
export const createInitialState = ({ lamps }: RoomData): RoomState => ({
  lamps: lamps.map(({ kelvin }) => ({ level: 100, kelvin })),
  time: dusk,
})

/**
 * The state after the first press: all lamps are off, and the time is that of `now`, but not before
 * dusk, because a lamp changes little by day, and not after ten in the evening.
 */
export function createFirstState(data: RoomData, now: Date): RoomState {
  const minutes = now.getHours() * 60 + now.getMinutes()
  // The early hours belong to the night before.
  const time = minutes < 5 * 60 ? times.to : Math.round(minutes / times.step) * times.step
  return {
    lamps: data.lamps.map(({ kelvin }) => ({ level: 0, kelvin })),
    time: data.noon ? Math.min(times.to, Math.max(dusk, time)) : dusk,
  }
}

/** The state with a change of the lamp at `index`. */
export const changeLamp = (state: RoomState, index: number, change: Partial<LampState>): RoomState => ({
  ...state,
  lamps: state.lamps.map((lamp, at) => (at === index ? { ...lamp, ...change } : lamp)),
})

/** The state with `bulb` in the lamp at `index`. */
export const changeBulb = (state: RoomState, index: number, bulb: ChosenBulb): RoomState =>
  changeLamp(state, index, { kelvin: bulb.kelvin, bulb })

/** Switches a lamp off, or on at full power. */
export const switchLamp = (state: RoomState, index: number): RoomState =>
  changeLamp(state, index, { level: (state.lamps[index]?.level ?? 0) > 0 ? 0 : 100 })

/** The beginning of a fragment that contains a room's state. */
const mark = 'light'

/**
 * Formats the state as the fragment of an address, with only the differences from the picture:
 * `#light&arc=0&table=30-2200&time=16:30`. Empty without differences.
 */
export function formatFragment(data: RoomData, { lamps, time }: RoomState): string {
  const own = createInitialState(data)
  const parts = data.lamps.flatMap(({ name }, index) => {
    const { level, kelvin } = lamps[index] ?? {}
    const before = own.lamps[index]
    if (level === before?.level && kelvin === before?.kelvin) return []
    return `${name}=${level}${kelvin === before?.kelvin ? '' : `-${kelvin}`}`
  })
  if (time !== own.time) parts.push(`time=${formatClock(time)}`)
  return parts.length > 0 ? `#${[mark, ...parts].join('&')}` : ''
}

/**
 * Parses the state in an address's fragment. Values that are missing, unknown or out of range are
 * replaced with those of the picture.
 */
export function parseState(data: RoomData, fragment: string): RoomState {
  const parameters = new URLSearchParams(isRoomFragment(fragment) ? fragment.slice(1) : '')
  const own = createInitialState(data)
  const lamps = own.lamps.map((before, index) => {
    const [, level, kelvin] = /^(\d{1,3})(?:-(\d{4}))?$/.exec(parameters.get(data.lamps[index]?.name ?? '') ?? '') ?? []
    return {
      level: parseWithin({ from: 0, to: 100, step: before.kelvin === null ? 100 : 1 }, level) ?? before.level,
      kelvin: before.kelvin && (parseWithin(kelvins, kelvin) ?? before.kelvin),
    }
  })
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(parameters.get('time') ?? '') ?? []
  return { lamps, time: parseWithin(times, hours && String(Number(hours) * 60 + Number(minutes))) ?? own.time }
}

export const isRoomFragment = (fragment: string) => new RegExp(`^#${mark}(&|$)`).test(fragment)

/** Formats a time, like `16:30`, the same in all languages. */
export const formatClock = (time: number) =>
  `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`

function parseWithin({ from, to, step }: typeof times, text = ''): number | null {
  const value = Number(text)
  return text && value >= from && value <= to && (value - from) % step === 0 ? value : null
}
