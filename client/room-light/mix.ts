import type { Mix } from '../shared/light-mix/canvas.ts'
import { computeKelvinRgb, computeLuminance, type Rgb, zipRgb } from '../shared/light-mix/color.ts'
import type { RoomData } from './room.ts'
import { createInitialState, dusk, type RoomState } from './state.ts'

/**
 * Computes the factors by which a room's layers are multiplied, one for each layer, in the sequence
 * of the layers. A lamp's light is the square of its level, so that perceived brightness grows
 * evenly with the level (IES Lighting Handbook, "square law"). The exposure partly compensates for
 * the amount of light, as eyes do.
 */
export function computeRoomMix(data: RoomData, state: RoomState): Mix {
  const own = computeLights(data, createInitialState(data))
  const lights = computeLights(data, state)
  const lightRatio = own.sum / Math.max(lights.sum, 1e-6)
  const exposure = Math.min(maxExposure, lightRatio ** (lightRatio < 1 ? adaptation.brighter : adaptation.darker))
  return { gains: lights.gains.map(gain => scaleRgb(gain, exposure)), tone: data.tone }
}

/**
 * Exponents of the exposure: `brighter` if there is more light than in the picture, `darker` if
 * there is less.
 */
const adaptation = { brighter: 0.5, darker: 0.62 }
/** Limits the exposure, so that a dark room stays dark. */
const maxExposure = 3.5

function computeLights(data: RoomData, { lamps, time }: RoomState) {
  const sources = [...data.lamps, data.dusk, ...(data.noon ? [data.noon] : [])]
  const factors = [
    ...data.lamps.map(({ kelvin: own }, index) => {
      const { level = 0, kelvin = null, bulb } = lamps[index] ?? {}
      const tint: Rgb =
        own && kelvin ? zipRgb(computeKelvinRgb(kelvin), computeKelvinRgb(own), (a, b) => a / b) : [1, 1, 1]
      return scaleRgb(tint, (level / 100) ** 2 * (bulb?.flux ?? 1))
    }),
    computeDusk(time),
    computeNoon(time),
  ]
  const gains = sources.map(({ gain }, index) => zipRgb(gain, factors[index] ?? [0, 0, 0], (a, b) => a * b))
  const sum = gains.reduce((total, gain, index) => total + computeLuminance(gain) * (sources[index]?.mean ?? 0), 0)
  return { gains, sum }
}

const progress = (from: number, to: number, time: number) => Math.min(1, Math.max(0, (time - from) / (to - from)))

/** The factors of daylight at a time. Daylight fades towards dusk and becomes warmer. */
function computeNoon(time: number): Rgb {
  const left = 1 - progress(12 * 60, dusk, time)
  return scaleRgb([1, 1 - 0.25 * (1 - left), 1 - 0.5 * (1 - left)], left ** 2)
}

/**
 * The factors of the sky's light at a time. After sunset it fades within three hours to a dim blue
 * light.
 */
function computeDusk(time: number): Rgb {
  const night = progress(dusk, dusk + 3 * 60, time)
  return scaleRgb([1 - 0.4 * night, 1 - 0.25 * night, 1], nightShare + (1 - nightShare) * (1 - night) ** 2)
}

/** The share of the sky's light at dusk that is left at night. */
const nightShare = 0.06

const scaleRgb = ([red, green, blue]: Rgb, by: number): Rgb => [red * by, green * by, blue * by]
