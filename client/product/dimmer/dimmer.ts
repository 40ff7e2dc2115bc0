import { readPageData } from '../../page-data.ts'
import {
  type ChosenBulb,
  clearBulb,
  findChosenBulb,
  followBulb,
  restoreBulb,
  storeBulb,
} from '../../shared/browser/chosen-bulb.ts'
import { createLightCanvas, type LightCanvas, type Mix } from '../../shared/light-mix/canvas.ts'
import { formatKelvin } from '../../shared/light-mix/units.ts'
import * as productNames from '../../shared/names/product.ts'
import { formatPercent } from '../../shared/texts/locales.ts'
import { switchLight } from '../lights.ts'
import { loadLayers } from './layers.ts'
import { computeDimmerMix } from './mix.ts'
import { createRamp } from './ramp.ts'

/**
 * Activates the sliders of the page's dimmer, and the choice of its bulb. The first use loads the
 * light layers and covers the picture with a canvas that mixes them. Until the layers have loaded,
 * and always with Save-Data or without WebGL, the brightness slider fades between the unlit and the
 * lit picture, and the colour is fixed. Later calls do nothing.
 */
export function startDimmer() {
  const panel = document.querySelector<HTMLElement>('.dimmer:not([awake])')
  panel?.setAttribute('awake', '')
  if (panel) followControls(panel)
}

function followControls(panel: HTMLElement) {
  const { light, output, ...sliders } = findParts(panel)
  const { brightness, kelvin } = sliders
  const root = document.documentElement
  const isLit = () => root.hasAttribute(productNames.light)
  let bulb: ChosenBulb | null = null
  // The level's square is the amount of light.
  const targetLevel = () => (isLit() ? (brightness.valueAsNumber / 100) * Math.sqrt(bulb?.flux ?? 1) : 0)

  let used = false
  let mixer: Mixer | null = null
  const ramp = createRamp(targetLevel(), level => {
    // The sides beside the picture are lit too.
    for (const shown of [light, light.parentElement]) shown?.style.setProperty('--lit', String(level))
    mixer?.show(level, kelvin?.valueAsNumber)
  })

  async function startMixing() {
    if (!isLit()) switchLight(true)
    ramp.jump(targetLevel())
    if (used) return
    used = true
    panel.setAttribute(productNames.mixes, 'soon')
    mixer = root.hasAttribute(productNames.saver) ? null : await loadMixer(panel, light)
    panel.setAttribute(productNames.mixes, mixer ? 'layers' : 'pair')
    ramp.jump(targetLevel())
  }

  function takeBulb() {
    bulb = findChosenBulb()
    if (bulb && kelvin) kelvin.value = String(bulb.kelvin)
    if (output?.parentElement) {
      output.parentElement.hidden = !bulb
      output.value = bulb?.description ?? ''
    }
    showValues(sliders)
  }

  function showBulb() {
    storeBulb()
    takeBulb()
    void startMixing()
    // The focus of a keyboard must stay in view.
    if (!document.querySelector(':focus-visible')) light.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  panel.addEventListener('input', ({ target }) => {
    // No bulb has the colour that the visitor tries.
    if (target === kelvin) clearBulb()
    takeBulb()
    void startMixing()
  })
  followBulb(showBulb)
  new MutationObserver(() => {
    if (used) ramp.go(targetLevel())
    else if (bulb && isLit()) void startMixing()
  }).observe(root, { attributeFilter: [productNames.light] })
  // The visitor may have moved a slider or chosen a bulb before this script ran.
  const isMoved = Object.values(sliders).some(slider => slider && slider.value !== slider.defaultValue)
  if (findChosenBulb() && navigator.userActivation.hasBeenActive) return showBulb()
  restoreBulb()
  takeBulb()
  // A stored bulb does not switch the light on.
  if (isMoved || (bulb && isLit())) void startMixing()
}

interface Sliders {
  brightness: HTMLInputElement
  kelvin: HTMLInputElement | null
}

function findParts(panel: HTMLElement): Sliders & { light: HTMLElement; output: HTMLOutputElement | null } {
  const light = panel.parentElement?.querySelector<HTMLElement>('.lit-picture')
  const brightness = panel.querySelector<HTMLInputElement>('[name=brightness]')
  if (!light || !brightness) throw new Error('A dimmer needs a picture and a brightness slider.')
  return {
    light,
    brightness,
    kelvin: panel.querySelector<HTMLInputElement>('[name=kelvin]'),
    output: panel.querySelector('output'),
  }
}

function showValues({ brightness, kelvin }: Sliders) {
  showValue(brightness, formatPercent(brightness.valueAsNumber, readPageData().locale))
  if (kelvin) showValue(kelvin, formatKelvin(kelvin.valueAsNumber))
}

function showValue(slider: HTMLInputElement, text: string) {
  slider.ariaValueText = text
  const shown = slider.parentElement?.querySelector('.dimmer-value')
  if (shown) shown.textContent = text
}

interface Mixer {
  show(level: number, kelvin?: number): void
}

/**
 * Loads the light layers and creates the canvas that mixes them; null if that is impossible.
 * Without a colour temperature, the light has the colour of the picture.
 */
async function loadMixer(panel: HTMLElement, light: HTMLElement): Promise<Mixer | null> {
  try {
    const layers = await loadLayers(panel.getAttribute(productNames.layers) ?? '')
    const lightCanvas = createLightCanvas([layers.studio, layers.lamp], light.clientWidth * devicePixelRatio)
    return (
      lightCanvas &&
      createMixer(lightCanvas, light, (level, kelvin = layers.data.kelvin) => {
        const { studio, lamp, tone } = computeDimmerMix(layers.data, level, kelvin)
        return { gains: [studio, lamp], tone }
      })
    )
  } catch (error) {
    console.warn('The light layers of a picture did not load.', error)
    return null
  }
}

function createMixer(
  { canvas, draw }: LightCanvas,
  light: HTMLElement,
  mix: (...at: Parameters<Mixer['show']>) => Mix,
): Mixer {
  let last: Parameters<Mixer['show']> = [0]
  canvas.className = 'lit-picture-mix'
  canvas.ariaHidden = 'true'
  let widening = 1
  /** On wide screens the canvas fills the frame, which is wider than the picture. */
  function fit() {
    widening = canvas.clientWidth / light.clientWidth || 1
    draw(mix(...last), widening)
  }
  canvas.addEventListener('webglcontextlost', () => canvas.remove())
  canvas.addEventListener('webglcontextrestored', () => {
    light.appendChild(canvas)
    fit()
  })
  light.appendChild(canvas)
  fit()
  addEventListener('resize', fit)
  return {
    show(...at) {
      last = at
      draw(mix(...at), widening)
    },
  }
}
