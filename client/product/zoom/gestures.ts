import { moveView, type ViewBounds, type ViewPoint, wholeView, type ZoomView, zoomView } from './view.ts'

/** The factor by which a double tap enlarges the picture. */
const doubled = 2.5
/** The factor by which a key or button zooms. */
export const zoomStep = 1.5

interface Stage {
  element: HTMLElement
  room(): ViewBounds
  view(): ZoomView
  /** `isLive` is true while fingers or the wheel change the view, so there is no transition. */
  show(view: ZoomView, isLive: boolean): void
  /** Shows the next picture if `by` is 1, and the previous picture if it is -1. */
  turn(by: 1 | -1): void
}

/**
 * Minimum length in px of a swipe that shows another picture, and maximum time in ms and distance
 * in px between the taps of a double tap.
 */
const swipePx = 48
const tapMs = 320
const tapPx = 24

/**
 * Makes a stage respond to the wheel, the mouse, a pen and fingers. The wheel and two fingers zoom.
 * One finger pans an enlarged picture, or swipes to another one. A double tap enlarges a spot or
 * shows the whole picture again.
 */
export function followGestures({ element, room, view, show, turn }: Stage) {
  const pointers = new Map<number, ViewPoint>()
  let start: ViewPoint | null = null
  let last: (ViewPoint & { time: number }) | null = null

  const fromMiddle = ({ x, y }: ViewPoint): ViewPoint => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }

  element.addEventListener(
    'wheel',
    event => {
      event.preventDefault()
      const at = fromMiddle({ x: event.clientX, y: event.clientY })
      // Some wheels report lines instead of px.
      const scrolled = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1)
      show(zoomView(view(), Math.exp(-scrolled / (event.ctrlKey ? 100 : 400)), at, room()), true)
    },
    { passive: false },
  )

  element.addEventListener('pointerdown', event => {
    if (event.button > 0) return
    element.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    start = pointers.size === 1 ? { x: event.clientX, y: event.clientY } : null
  })

  element.addEventListener('pointermove', event => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    pointers.set(event.pointerId, now)
    const other = pointers.entries().find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const factor = distance(now, other) / Math.max(distance(before, other), 1)
      const at = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      const moved = moveView(view(), (now.x - before.x) / 2, (now.y - before.y) / 2, room())
      show(zoomView(moved, factor, at, room()), true)
    } else if (view().scale > 1) show(moveView(view(), now.x - before.x, now.y - before.y, room()), true)
  })

  element.addEventListener('pointerup', event => {
    const end = { x: event.clientX, y: event.clientY }
    if (start && pointers.size === 1) {
      const across = end.x - start.x
      if (distance(start, end) < tapPx / 2) tap(end, event.timeStamp)
      else if (view().scale === 1 && Math.abs(across) > Math.max(swipePx, Math.abs(end.y - start.y))) {
        turn(across < 0 ? 1 : -1)
      }
    }
    pointers.delete(event.pointerId)
  })
  element.addEventListener('pointercancel', event => pointers.delete(event.pointerId))

  function tap(at: ViewPoint, time: number) {
    if (last && time - last.time < tapMs && distance(last, at) < tapPx) {
      last = null
      show(view().scale > 1 ? wholeView : zoomView(view(), doubled, fromMiddle(at), room()), false)
    } else last = { ...at, time }
  }
}

const distance = (a: ViewPoint, b: ViewPoint) => Math.hypot(a.x - b.x, a.y - b.y)
