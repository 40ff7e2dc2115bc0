import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { findTargets, type Target } from './places.ts'
import type { RoomData } from './room.ts'
import { nameKeys } from './words.ts'

interface LampsProps {
  data: RoomData
  /** The canvas that shows the room. */
  canvas: HTMLCanvasElement
  /** The lamp that is marked with a ring. */
  pointed: number | null
  onPress: (lamp: number) => void
}

/**
 * Buttons over the lamps in the picture, for mouse and touch. With a keyboard or a screen reader,
 * visitors use the controls, which do the same.
 */
export function Lamps({ data, canvas, pointed, onPress }: LampsProps) {
  const { t } = useLanguage()
  const [targets, setTargets] = useState<Target[]>([])
  const [place, setPlace] = useState({})
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = canvas
      setPlace({ left, top, width, height })
      setTargets(findTargets(data.lamps, readCovering(canvas), findLinks(canvas)))
    })
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [data, canvas])
  return (
    canvas.parentElement &&
    createPortal(
      <span className="room-lamps" style={place} aria-hidden="true">
        {targets.map(({ lamp, x, y, r }) => {
          const name = data.lamps[lamp]?.name
          return (
            <button
              key={`${x} ${y}`}
              type="button"
              tabIndex={-1}
              title={name && t(nameKeys[name])}
              className={lamp === pointed ? 'room-lamp-pointed' : undefined}
              style={{ left: x - r, top: y - r, width: 2 * r, height: 2 * r }}
              onClick={() => onPress(lamp)}
            />
          )
        })}
      </span>,
      canvas.parentElement,
    )
  )
}

function readCovering(canvas: HTMLCanvasElement) {
  const [x = '', y = ''] = getComputedStyle(canvas).objectPosition.split(' ')
  return {
    box: { width: canvas.offsetWidth, height: canvas.offsetHeight },
    ratio: canvas.width / canvas.height,
    crop: { x: Number.parseFloat(x) / 100, y: Number.parseFloat(y) / 100 },
  }
}

/**
 * Finds the boxes of the links over the picture. Some links lead to products in the picture, others
 * belong to a title.
 */
function findLinks(canvas: HTMLCanvasElement) {
  const from = canvas.getBoundingClientRect()
  return [...(canvas.parentElement?.querySelectorAll('a') ?? [])].map(link => {
    const { left, top, right, bottom } = link.getBoundingClientRect()
    return { left: left - from.left, top: top - from.top, right: right - from.left, bottom: bottom - from.top }
  })
}
