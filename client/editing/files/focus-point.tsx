import type { MouseEvent } from 'react'
import { readPageData } from '../../page-data.ts'
import { formatPercent } from '../../shared/texts/locales.ts'

export interface FocalPoint {
  /** In percent of the picture's width and height. */
  x: number
  y: number
}

interface FocusPointProps {
  /** The picture's address without a width. */
  src: string
  width: number | undefined
  height: number | undefined
  point: FocalPoint
  /** Labels for the point, and for its distances from the left and from the top. */
  labels: Record<'point' | keyof FocalPoint, string>
  onChange: (point: FocalPoint) => void
}

const axes = ['x', 'y'] as const

/**
 * A control for the focal point of a picture, which stays visible when the picture is cropped.
 * Editors set it by a click on the picture or by two sliders.
 */
export function FocusPoint({ src, width, height, point, labels, onChange }: FocusPointProps) {
  const { locale } = readPageData()
  function setByClick({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect()
    onChange({ x: toPercent((clientX - box.left) / box.width), y: toPercent((clientY - box.top) / box.height) })
  }
  return (
    <fieldset className="files-focus">
      <legend className="field-label">{labels.point}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keyboard users have the sliders */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have the sliders */}
      <div className="files-focus-frame" onClick={setByClick}>
        <img src={`${src}_400`} width={width} height={height} alt="" />
        <span
          className="files-focus-point"
          style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        />
      </div>
      {axes.map(axis => (
        <label key={axis} className="files-slider">
          {labels[axis]}
          <input
            type="range"
            min={0}
            max={100}
            value={point[axis]}
            aria-valuetext={formatPercent(point[axis], locale)}
            onChange={({ currentTarget }) => onChange({ ...point, [axis]: Number(currentTarget.value) })}
          />
        </label>
      ))}
    </fieldset>
  )
}

const toPercent = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100)
