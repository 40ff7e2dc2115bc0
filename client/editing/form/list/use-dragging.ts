import { type PointerEvent, type RefObject, useState } from 'react'

/** The places where a dragged item was, and where it would come. */
interface Dragged {
  from: number
  to: number
}

/** How near to an edge the form scrolls, and by how much for each frame, in px. */
const edge = 48
const step = 12

/**
 * Lets items of a list be dragged with a mouse, pen or finger; `onDrop` gets both places. Escape
 * leaves the item where it was. Keyboards have buttons for the same.
 */
export function useDragging(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)

  function start(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !list.current) return
    // The focus stays where it is, and no text is selected.
    event.preventDefault()
    const items = [...list.current.children]
    const form = list.current.closest('.editing-form')
    const stop = new AbortController()
    const { signal } = stop
    let y = event.clientY
    let to = from

    function follow() {
      to = placeAt(items, from, y)
      setDragged({ from, to })
    }
    function scroll() {
      if (signal.aborted) return
      const { top, bottom } = form?.getBoundingClientRect() ?? { top: -Infinity, bottom: Infinity }
      const by = y < top + edge ? -step : y > bottom - edge ? step : 0
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

/** How many of the other items are above this height of the window. */
const placeAt = (items: Element[], from: number, y: number) =>
  items.filter((item, at) => at !== from && middleOf(item) < y).length

function middleOf(item: Element) {
  const { top, bottom } = item.getBoundingClientRect()
  return (top + bottom) / 2
}
