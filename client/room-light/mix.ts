import type { Mix } from '../shared/light-mix/canvas.ts'
import { computeKelvinRgb, computeLuminance, type Rgb, zipRgb } from '../shared/light-mix/color.ts'
import type { RoomData } from './room.ts'
import { asTaken, dusk, type RoomState } from './state.ts'

/**
 * The factors of a room's layers, in their order. A lamp's light is the square of its level, like
 * perceived brightness (IES Lighting Handbook, "square law"). Exposure follows the light for a part
 * of it, as eyes do.
 */
export function roomMix(data: RoomData, state: RoomState): Mix {
  const own = lightsOf(data, asTaken(data))
  const lights = lightsOf(data, state)
  const part = own.sum / Math.max(lights.sum, 1e-6)
  const exposure = Math.min(maxExposure, part ** (part < 1 ? adaptation.brighter : adaptation.darker))
  return { gains: lights.gains.map(gain => times(gain, exposure)), tone: data.tone }
}

/** Exponents of how much less or more light there is than in the picture. */
const adaptation = { brighter: 0.5, darker: 0.62 }
/** A dark room stays dark. */
const maxExposure = 3.5

function lightsOf(data: RoomData, { lamps, time }: RoomState) {
  const sources = [...data.lamps, data.dusk, ...(data.noon ? [data.noon] : [])]
  const factors = [
    ...data.lamps.map(({ kelvin: own }, index) => {
      const { level = 0, kelvin = null } = lamps[index] ?? {}
      const tint: Rgb =
        own && kelvin ? zipRgb(computeKelvinRgb(kelvin), computeKelvinRgb(own), (a, b) => a / b) : [1, 1, 1]
      return times(tint, (level / 100) ** 2)
    }),
    duskAt(time),
    noonAt(time),
  ]
  const gains = sources.map(({ gain }, index) => zipRgb(gain, factors[index] ?? [0, 0, 0], (a, b) => a * b))
  const sum = gains.reduce((total, gain, index) => total + computeLuminance(gain) * (sources[index]?.mean ?? 0), 0)
  return { gains, sum }
}

const part = (from: number, to: number, time: number) => Math.min(1, Math.max(0, (time - from) / (to - from)))

/** Daylight sinks towards dusk, and becomes warmer. */
function noonAt(time: number): Rgb {
  const left = 1 - part(12 * 60, dusk, time)
  return times([1, 1 - 0.25 * (1 - left), 1 - 0.5 * (1 - left)], left ** 2)
}

/** The sky after sunset sinks to a blue rest within three hours. */
function duskAt(time: number): Rgb {
  const night = part(dusk, dusk + 3 * 60, time)
  return times([1 - 0.4 * night, 1 - 0.25 * night, 1], rest + (1 - rest) * (1 - night) ** 2)
}

const rest = 0.06

const times = ([red, green, blue]: Rgb, by: number): Rgb => [red * by, green * by, blue * by]
