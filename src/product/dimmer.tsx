import { useLanguage } from '#client/i18n/use-translate.ts'
import { inKelvin, inPercent } from '#client/product/dimmer/units.ts'
import * as productNames from '#client/product/names.ts'
import type { Dimming } from './lamp.ts'

interface DimmerProps {
  dimming: Dimming
  /** Address of the light layers of the picture beside it. */
  layers: string
}

/**
 * The dimmer below a picture: brightness and, where the buyer chooses the bulb, colour temperature.
 * Activated by `client/product/lights.ts`.
 */
export function Dimmer({ dimming: { kelvin, bulbs }, layers }: DimmerProps) {
  const { t } = useLanguage()
  return (
    <fieldset
      className="dimmer"
      {...{ [productNames.layers]: layers }}
      {...{ [productNames.kelvin]: kelvin ?? undefined }}
    >
      <legend className="visually-hidden">{t('product.dimmer')}</legend>
      <Slider name="brightness" label={t('product.brightness')} shown={inPercent(100)} min={0} max={100} value={100} />
      {bulbs && kelvin && (
        <Slider
          name="kelvin"
          label={t('product.colorTemperature')}
          hint={t('product.bulbChoice')}
          shown={inKelvin(kelvin)}
          min={bulbs.from}
          max={bulbs.to}
          step={100}
          value={kelvin}
        />
      )}
      {!bulbs && kelvin && (
        <p className="dimmer-fixed">
          {t('product.colorTemperature')} <span className="dimmer-value">{inKelvin(kelvin)}</span>
        </p>
      )}
    </fieldset>
  )
}

interface SliderProps {
  name: 'brightness' | 'kelvin'
  label: string
  hint?: string
  /** The value with its unit. */
  shown: string
  min: number
  max: number
  step?: number
  value: number
}

function Slider({ name, label, hint, shown, value, ...range }: SliderProps) {
  const id = `dimmer-${name}`
  return (
    <div className={`dimmer-slider dimmer-${name}`}>
      <label htmlFor={id}>{label}</label>
      {/* The value as screen readers say it. */}
      <span className="dimmer-value" aria-hidden="true">
        {shown}
      </span>
      <input
        id={id}
        name={name}
        type="range"
        {...range}
        defaultValue={value}
        autoComplete="off"
        aria-valuetext={shown}
        aria-describedby={hint && `${id}-hint`}
      />
      {hint && (
        <p className="dimmer-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
