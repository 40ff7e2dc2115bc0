import { useEffect, useState } from 'react'
import { formatKelvin } from '../shared/light-mix/units.ts'
import { formatPercent } from '../shared/texts/locales.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import type { RoomData } from './room.ts'
import { changeLamp, createInitialState, formatClock, kelvins, type RoomState, switchLamp, times } from './state.ts'
import { formatState, nameKeys } from './words.ts'

interface ControlsProps {
  data: RoomData
  state: RoomState
  /** How long the state must be unchanged before it is announced, in ms. */
  restMs: number
  onChange: (state: RoomState) => void
  /** Called with the lamp whose controls are used or hovered, or with null when that ends. */
  onPoint: (lamp: number | null) => void
}

/**
 * A switch and sliders for each lamp, a slider for the time of day, and the state as a sentence.
 * Phones have little space below the picture: they hide the sliders for the colour temperature
 * until a button is pressed, and the sentence is only for screen readers.
 */
export function Controls({ data, state, restMs, onChange, onPoint }: ControlsProps) {
  const language = useLanguage()
  const { t, locale } = language
  const sentence = formatState(data, state, language)
  const [announced, announce] = useState('')
  const [showsColours, showColours] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => announce(sentence), restMs)
    return () => clearTimeout(timer)
  }, [sentence, restMs])
  return (
    <div className={showsColours ? 'room-light-controls room-light-colours' : 'room-light-controls'}>
      {data.lamps.map(({ name, kelvin: own }, index) => {
        const { level = 0, kelvin = null } = state.lamps[index] ?? {}
        return (
          <fieldset
            key={name}
            onFocus={() => onPoint(index)}
            onBlur={() => onPoint(null)}
            onPointerEnter={() => onPoint(index)}
            onPointerLeave={() => onPoint(null)}
          >
            <legend className="visually-hidden">{t(nameKeys[name])}</legend>
            <label className="room-light-switch">
              <input
                type="checkbox"
                // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state.
                role="switch"
                checked={level > 0}
                onChange={() => onChange(switchLamp(state, index))}
              />
              {t(nameKeys[name])}
            </label>
            {own !== null && kelvin !== null && (
              <>
                <Slider
                  label={t('room.brightness')}
                  isLabelHidden
                  range={{ from: 0, to: 100, step: 1 }}
                  value={level}
                  shown={formatPercent(level, locale)}
                  onChange={value => onChange(changeLamp(state, index, { level: value }))}
                />
                <Slider
                  label={t('room.colour')}
                  isFolded
                  range={kelvins}
                  value={kelvin}
                  shown={formatKelvin(kelvin)}
                  onChange={value => onChange(changeLamp(state, index, { kelvin: value, bulb: null }))}
                />
              </>
            )}
          </fieldset>
        )
      })}
      <div>
        {data.noon && (
          <Slider
            label={t('room.time')}
            range={times}
            value={state.time}
            shown={formatClock(state.time)}
            onChange={time => onChange({ ...state, time })}
          />
        )}
        <p>
          <output>{announced}</output>
          <button
            type="button"
            className="link room-light-fold"
            aria-expanded={showsColours}
            onClick={() => showColours(!showsColours)}
          >
            {t('room.colour')}
          </button>
          <button type="button" className="link" onClick={() => onChange(createInitialState(data))}>
            {t('room.again')}
          </button>
        </p>
      </div>
    </div>
  )
}

interface SliderProps {
  label: string
  /** Whether the label is hidden, because the control beside it says what the slider changes. */
  isLabelHidden?: boolean
  /** Whether phones hide the slider until the visitor asks for all sliders of this kind. */
  isFolded?: boolean
  range: typeof times
  value: number
  /** The value as text, with its unit. */
  shown: string
  onChange: (value: number) => void
}

function Slider({ label, isLabelHidden, isFolded, range, value, shown, onChange }: SliderProps) {
  return (
    <label className={isFolded ? 'room-light-slider room-light-folded' : 'room-light-slider'}>
      <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
      <input
        className="range"
        type="range"
        min={range.from}
        max={range.to}
        step={range.step}
        value={value}
        aria-valuetext={shown}
        onChange={event => onChange(event.currentTarget.valueAsNumber)}
      />
      <span className="room-light-value" aria-hidden="true">
        {shown}
      </span>
    </label>
  )
}
