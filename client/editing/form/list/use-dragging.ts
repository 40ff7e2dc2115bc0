import { type PointerEvent, type RefObject, useState } from 'react'

/** The original position of a dragged item, and the position where it would be dropped. */
interface Dragged {
  from: number
  to: number
}

/**
 * If the pointer is within `edgePx` of the form's edge, the form scrolls by `stepPx` in each frame.
 * Both are in px.
 */
const edgePx = 48
const stepPx = 12

/**
 * Lets items of a list be dragged with a mouse, pen or finger. `onDrop` is called with the original
 * and the new position. Escape cancels. Keyboard users have buttons instead.
 */
export function useDragging(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)

  function start(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !list.current) return
    // The browser must neither move the focus nor select text.
    event.preventDefault()
    const items = [...list.current.children]
    const form = list.current.closest('.editing-form')
    const stop = new AbortController()
    const { signal } = stop
    let y = event.clientY
    let to = from

    function follow() {
      to = countAbove(items, from, y)
      setDragged({ from, to })
    }
    function scroll() {
      if (signal.aborted) return
      const { top, bottom } = form?.getBoundingClientRect() ?? { top: -Infinity, bottom: Infinity }
      const by = y < top + edgePx ? -stepPx : y > bottom - edgePx ? stepPx : 0
      if (by !== 0) {
        form?.scrollBy({ top: by, behavior: 'instant' })
        follow()
      }
      requestAnimationFrame(scroll)
    }
    function end() {
      stop.abort()
      setDragged(null)
      if (to !== from) onDrop(from, to)
    }

    const handle: HTMLElement = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    handle.addEventListener(
      'pointermove',
      moved => {
        y = moved.clientY
        follow()
      },
      { signal },
    )
    handle.addEventListener('lostpointercapture', end, { signal })
    addEventListener(
      'keydown',
      key => {
        if (key.key !== 'Escape') return
        key.preventDefault()
        key.stopPropagation()
        to = from
        end()
      },
      { signal, capture: true },
    )
    follow()
    scroll()
  }

  return { dragged, start }
}

/**
 * Counts the items, except the one at `from`, whose middle is above `y`, in px from the top of the
 * window.
 */
const countAbove = (items: Element[], from: number, y: number) =>
  items.filter((item, at) => at !== from && findMiddle(item) < y).length

function findMiddle(item: Element) {
  const { top, bottom } = item.getBoundingClientRect()
  return (top + bottom) / 2
}
