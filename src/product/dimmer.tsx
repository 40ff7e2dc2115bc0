import { formatKelvin } from '#client/shared/light-mix/units.ts'
import * as productNames from '#client/shared/names/product.ts'
import { formatPercent } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Dimming } from './lamp.ts'

interface DimmerProps {
  dimming: Dimming
  /** Address of the light layers of the picture above the dimmer. */
  layers: string
}

/**
 * A dimmer for the picture above it, with sliders for brightness and, if the buyer chooses the
 * bulb, for colour temperature. `client/product/dimmer` makes it work.
 */
export function Dimmer({ dimming: { bulbs }, layers }: DimmerProps) {
  const { t, locale } = useLanguage()
  return (
    <fieldset className="dimmer" {...{ [productNames.layers]: layers }}>
      <legend className="visually-hidden">{t('product.dimmer')}</legend>
      <Slider
        name="brightness"
        label={t('product.brightness')}
        shown={formatPercent(100, locale)}
        min={0}
        max={100}
        value={100}
      />
      {bulbs && (
        <Slider
          name="kelvin"
          label={t('product.colorTemperature')}
          shown={formatKelvin(bulbs.kelvin)}
          min={bulbs.from}
          max={bulbs.to}
          step={100}
          value={bulbs.kelvin}
        />
      )}
      {bulbs && (
        <p className="dimmer-bulb" hidden>
          {`${t('product.litBy')} `}
          <output />
        </p>
      )}
    </fieldset>
  )
}

interface SliderProps {
  name: 'brightness' | 'kelvin'
  label: string
  /** The initial value with its unit, as text. */
  shown: string
  min: number
  max: number
  step?: number
  value: number
}

function Slider({ name, label, shown, value, ...range }: SliderProps) {
  return (
    <label className={`dimmer-${name}`}>
      {label}
      <input
        className="range"
        name={name}
        type="range"
        {...range}
        defaultValue={value}
        autoComplete="off"
        aria-valuetext={shown}
      />
      {/* Hidden from screen readers, because they read `aria-valuetext`. */}
      <span className="dimmer-value" aria-hidden="true">
        {shown}
      </span>
    </label>
  )
}
