import { moveNearer, type Orbit, type Reach, turnOrbit } from './orbit.ts'

interface Following {
  element: HTMLElement
  orbit(): Orbit
  reach(): Reach
  /** `isLive` is true while fingers or a mouse move the model, so it follows without easing. */
  show(orbit: Orbit, isLive: boolean): void
}

/** How far the model turns, in radians, when the pointer crosses the element's smaller side. */
const radiansPerSide = Math.PI

/**
 * Makes the model follow pointers: one finger or the mouse turns it; two fingers or the wheel zoom.
 */
export function followPointers({ element, orbit, reach, show }: Following) {
  const pointers = new Map<number, { x: number; y: number }>()

  element.addEventListener('pointerdown', event => {
    if (event.button > 0) return
    element.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  element.addEventListener('pointermove', event => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    pointers.set(event.pointerId, now)
    const other = pointers.entries().find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const distanceTo = (point: typeof now) => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1)
      return show(moveNearer(orbit(), distanceTo(now) / distanceTo(before), reach()), true)
    }
    const perPx = radiansPerSide / Math.min(element.clientWidth, element.clientHeight)
    const by = { turn: (before.x - now.x) * perPx, tilt: (now.y - before.y) * perPx }
    show(turnOrbit(orbit(), by, reach()), true)
  })
  for (const type of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(type, event => pointers.delete(event.pointerId))
  }
  element.addEventListener(
    'wheel',
    event => {
      event.preventDefault()
      // Some wheels report lines instead of px.
      const moved = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1)
      show(moveNearer(orbit(), Math.exp(-moved / (event.ctrlKey ? 100 : 600)), reach()), true)
    },
    { passive: false },
  )
}

/** How far a key or button turns the model, in radians, and by which factor it zooms. */
const angle = Math.PI / 12
const step = 1.25

export const moves = {
  left: { turn: -angle, tilt: 0 },
  right: { turn: angle, tilt: 0 },
  up: { turn: 0, tilt: angle },
  down: { turn: 0, tilt: -angle },
}

export const factors = { closer: step, farther: 1 / step }

const keys: Record<string, keyof typeof moves | keyof typeof factors | 'reset'> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '0': 'reset',
}

export type Move = (typeof keys)[string]

/** The movement for a key; null for other keys, and for keys pressed with a modifier. */
export function findKeyMove({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Move | null {
  return ctrlKey || metaKey || altKey ? null : (keys[key] ?? null)
}

/** The orbit after a movement by key or button. `first` is the initial orbit, used by `reset`. */
export function applyMove(orbit: Orbit, move: Move, reach: Reach, first: Orbit): Orbit {
  if (move === 'reset') return { ...first, turn: nearestTurn(orbit.turn, first.turn) }
  if (move === 'closer' || move === 'farther') return moveNearer(orbit, factors[move], reach)
  return turnOrbit(orbit, moves[move], reach)
}

/** The angle nearest to `from` that has the same direction as `to`. */
function nearestTurn(from: number, to: number): number {
  const round = 2 * Math.PI
  return to + Math.round((from - to) / round) * round
}
