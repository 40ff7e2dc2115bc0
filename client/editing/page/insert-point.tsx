import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/picture/icon.tsx'
import { keyOf } from '../entry/ask.ts'
import * as editingNames from '../names.ts'
import type { Marked } from './marked.ts'

interface Place {
  marked: Marked
  at: number
  /** Of the button's middle, in px of the window. */
  x: number
  y: number
}

/** A "+" between blocks of a page, at the edge that the pointer is nearer to. */
export function InsertPoint({ onInsert }: { onInsert: (marked: Marked, at: number) => void }) {
  const { t } = useLanguage()
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    let [x, y] = [0, 0]
    function show() {
      const target = document.elementFromPoint(x, y)
      // Over the button itself it stays where it is.
      if (!target?.closest('.editing-insert')) setPlace(target && placeAt(target, y))
    }
    const follow = ({ clientX, clientY }: PointerEvent) => {
      x = clientX
      y = clientY
      show()
    }
    document.addEventListener('pointermove', follow, options)
    addEventListener('scroll', show, options)
    return () => stop.abort()
  }, [])
  if (!place) return null
  return (
    <button
      type="button"
      className="editing-insert"
      style={{ left: place.x, top: place.y }}
      aria-label={t('entryList.insert')}
      title={t('entryList.insert')}
      onClick={() => {
        setPlace(null)
        onInsert(place.marked, place.at)
      }}
    >
      <Icon path={plus} small />
    </button>
  )
}

const plus = 'M12 5v14M5 12h14'

/** The edge of a block: an element of a list, inside one that shows the whole list. */
function placeAt(target: Element, y: number): Place | null {
  for (let block: Element | null = target; block?.parentElement; block = block.parentElement) {
    const [key = '', field = ''] = markOf(block.parentElement)
    const [own, part = ''] = markOf(block)
    if (!field || own !== key || !part.startsWith(`${field}.`)) continue
    const at = Number(part.slice(field.length + 1).split('.')[0])
    const { top, bottom, left, width } = block.getBoundingClientRect()
    const isAfter = y > (top + bottom) / 2
    const marked = { ...keyOf(key), field }
    return { marked, at: isAfter ? at + 1 : at, x: left + width / 2, y: isAfter ? bottom : top }
  }
  return null
}

const markOf = (element: Element) => element.getAttribute(editingNames.shows)?.split(' ') ?? []
