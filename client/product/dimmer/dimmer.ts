import { pageData } from '../../page-data.ts'
import { createLightCanvas, type LightCanvas, type Mix } from '../../shared/light-mix/canvas.ts'
import { formatKelvin } from '../../shared/light-mix/units.ts'
import * as productNames from '../../shared/names/product.ts'
import { formatPercent } from '../../shared/texts/locales.ts'
import { switchLight } from '../lights.ts'
import { loadLayers } from './layers.ts'
import { mixOf } from './mix.ts'
import { createRamp } from './ramp.ts'

/**
 * Activates a dimmer's sliders. The first use loads the layers and covers the picture with a canvas
 * that mixes them. Until then, with Save-Data, without WebGL and while its context is lost, the two
 * pictures cross-fade instead, without colour temperature.
 */
export function startDimmer(panel: HTMLElement) {
  const { light, ...sliders } = partsOf(panel)
  const { brightness, kelvin } = sliders
  const root = document.documentElement
  const isLit = () => root.hasAttribute(productNames.light)
  const wanted = () => (isLit() ? brightness.valueAsNumber / 100 : 0)

  let used = false
  let mixer: Mixer | null = null
  const ramp = createRamp(wanted(), level => {
    light.style.setProperty('--lit', String(level))
    mixer?.show(level, kelvin?.valueAsNumber)
  })

  async function begin() {
    if (!isLit()) switchLight(true)
    ramp.jump(wanted())
    if (used) return
    used = true
    panel.setAttribute(productNames.mixes, 'soon')
    mixer = root.hasAttribute(productNames.saver) ? null : await loadMixer(panel, light)
    panel.setAttribute(productNames.mixes, mixer ? 'layers' : 'pair')
    ramp.jump(wanted())
  }

  panel.addEventListener('input', () => {
    say(sliders)
    void begin()
  })
  new MutationObserver(() => used && ramp.go(wanted())).observe(root, { attributeFilter: [productNames.light] })
  say(sliders)
  // The visitor moved the slider before this script ran.
  if (Object.values(sliders).some(slider => slider && slider.value !== slider.defaultValue)) void begin()
}

interface Sliders {
  brightness: HTMLInputElement
  kelvin: HTMLInputElement | null
}

function partsOf(panel: HTMLElement): Sliders & { light: HTMLElement } {
  const light = panel.parentElement?.querySelector<HTMLElement>('.lit-picture')
  const brightness = panel.querySelector<HTMLInputElement>('[name=brightness]')
  if (!light || !brightness) throw new Error('A dimmer needs a picture and a slider.')
  return { light, brightness, kelvin: panel.querySelector<HTMLInputElement>('[name=kelvin]') }
}

function say({ brightness, kelvin }: Sliders) {
  put(brightness, formatPercent(brightness.valueAsNumber, pageData().locale))
  if (kelvin) put(kelvin, formatKelvin(kelvin.valueAsNumber))
}

function put(slider: HTMLInputElement, words: string) {
  slider.ariaValueText = words
  const shown = slider.parentElement?.querySelector('.dimmer-value')
  if (shown) shown.textContent = words
}

interface Mixer {
  show(level: number, kelvin?: number): void
}

/** Null when it is impossible. `data-kelvin` of the panel is the article's own value. */
async function loadMixer(panel: HTMLElement, light: HTMLElement): Promise<Mixer | null> {
  try {
    const layers = await loadLayers(panel.getAttribute(productNames.layers) ?? '')
    const own = Number(panel.getAttribute(productNames.kelvin)) || layers.data.kelvin
    const made = createLightCanvas([layers.studio, layers.lamp], light.clientWidth * devicePixelRatio)
    return (
      made &&
      mixerOn(made, light, (level, kelvin = own) => {
        const { studio, lamp, tone } = mixOf(layers.data, level, kelvin)
        return { gains: [studio, lamp], tone }
      })
    )
  } catch (error) {
    console.warn('The layers of the light did not load.', error)
    return null
  }
}

function mixerOn(
  { canvas, draw }: LightCanvas,
  light: HTMLElement,
  mix: (...at: Parameters<Mixer['show']>) => Mix,
): Mixer {
  let last: Parameters<Mixer['show']> = [0]
  canvas.className = 'lit-picture-mix'
  canvas.ariaHidden = 'true'
  canvas.addEventListener('webglcontextlost', () => canvas.remove())
  canvas.addEventListener('webglcontextrestored', () => {
    draw(mix(...last))
    light.appendChild(canvas)
  })
  light.appendChild(canvas)
  return {
    show(...at) {
      last = at
      draw(mix(...at))
    },
  }
}
