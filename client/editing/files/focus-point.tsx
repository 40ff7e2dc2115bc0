import type { MouseEvent } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import type { File } from './file.ts'

interface FocusPointProps {
  file: File
  point: { x: number; y: number }
  onChange: (point: { x: number; y: number }) => void
}

/** The point of a picture that matters most, set by a press on it or by two sliders. */
export function FocusPoint({ file, point, onChange }: FocusPointProps) {
  const { t } = useLanguage()
  const { src, width = 1, height = 1 } = file
  function press({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect()
    onChange({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) })
  }
  return (
    <fieldset className="files-focus">
      <legend className="field-label">{t('files.focus')}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders are for keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the sliders are for keys */}
      <div className="files-focus-frame" onClick={press}>
        <img src={`${src}_400`} width={width} height={height} alt="" />
        <span
          className="files-focus-point"
          style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        />
      </div>
      {(['x', 'y'] as const).map(axis => (
        <label key={axis} className="files-slider">
          {t(axis === 'x' ? 'files.fromLeft' : 'files.fromTop')}
          <input
            type="range"
            min={0}
            max={100}
            value={point[axis]}
            aria-valuetext={`${point[axis]} %`}
            onChange={({ currentTarget }) => onChange({ ...point, [axis]: Number(currentTarget.value) })}
          />
        </label>
      ))}
    </fieldset>
  )
}

const percent = (share: number) => Math.round(Math.min(Math.max(share, 0), 1) * 100)
