import type { RoomData } from './room.ts'

/** What a visitor has set. */
export interface RoomState {
  lamps: LampState[]
  /** Minutes after midnight, in half hours. */
  time: number
}

export interface LampState {
  /** 0 to 100; a candle is 0 or 100. */
  level: number
  /** Null where it cannot be set. */
  kelvin: number | null
}

/** Noon to ten in the evening. */
export const times = { from: 12 * 60, to: 22 * 60, step: 30 }
/** When the page's picture is taken: at dusk. */
export const dusk = 16 * 60
/** Of bulbs that a buyer chooses. */
export const kelvins = { from: 2200, to: 4000, step: 100 }

/** All lamps on, at dusk: the page's picture. */
export const asTaken = ({ lamps }: RoomData): RoomState => ({
  lamps: lamps.map(({ kelvin }) => ({ level: 100, kelvin })),
  time: dusk,
})

/** The state with something of the lamp at `index` changed. */
export const withLamp = (state: RoomState, index: number, change: Partial<LampState>): RoomState => ({
  ...state,
  lamps: state.lamps.map((lamp, at) => (at === index ? { ...lamp, ...change } : lamp)),
})

/** Off when it is on; on at full power when it is off. */
export const switchLamp = (state: RoomState, index: number): RoomState =>
  withLamp(state, index, { level: (state.lamps[index]?.level ?? 0) > 0 ? 0 : 100 })

/** Marks the fragment of an address as a room's. */
const mark = 'light'

/**
 * The state as the fragment of an address, with what differs from the picture only:
 * `#light&arc=0&table=30-2200&time=16:30`. Empty when nothing does.
 */
export function fragmentOf(data: RoomData, { lamps, time }: RoomState): string {
  const own = asTaken(data)
  const parts = data.lamps.flatMap(({ name }, index) => {
    const { level, kelvin } = lamps[index] ?? {}
    const before = own.lamps[index]
    if (level === before?.level && kelvin === before?.kelvin) return []
    return `${name}=${level}${kelvin === before?.kelvin ? '' : `-${kelvin}`}`
  })
  if (time !== own.time) parts.push(`time=${clock(time)}`)
  return parts.length > 0 ? `#${[mark, ...parts].join('&')}` : ''
}

/** The state of an address's fragment; what is missing, unknown or out of range is as taken. */
export function parseState(data: RoomData, fragment: string): RoomState {
  const given = new URLSearchParams(isOurs(fragment) ? fragment.slice(1) : '')
  const own = asTaken(data)
  const lamps = own.lamps.map((before, index) => {
    const [, level, kelvin] = /^(\d{1,3})(?:-(\d{4}))?$/.exec(given.get(data.lamps[index]?.name ?? '') ?? '') ?? []
    return {
      level: within({ from: 0, to: 100, step: before.kelvin === null ? 100 : 1 }, level) ?? before.level,
      kelvin: before.kelvin && (within(kelvins, kelvin) ?? before.kelvin),
    }
  })
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(given.get('time') ?? '') ?? []
  return { lamps, time: within(times, hours && String(Number(hours) * 60 + Number(minutes))) ?? own.time }
}

export const isOurs = (fragment: string) => new RegExp(`^#${mark}(&|$)`).test(fragment)

/** `16:30`, in both languages. */
export const clock = (time: number) =>
  `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`

function within({ from, to, step }: typeof times, text = ''): number | null {
  const value = Number(text)
  return text && value >= from && value <= to && (value - from) % step === 0 ? value : null
}
