import type { LayersData, Rgb } from './layers.ts'

export interface Mix {
  studio: Rgb
  lamp: Rgb
  tone: Rgb
}

/**
 * The factors of both layers and the tone curve for a lamp at `level` (0 to 1) and `kelvin`. 0 is
 * the unlit picture; 1 with the lamp's own colour temperature the lit one. In between, light is the
 * square of the level, like perceived brightness (IES Lighting Handbook, "square law"); the
 * exposure compensates for a part of it, and daylight appears only when the lamp is nearly off.
 */
export function mixOf({ unlit, lit, kelvin: own }: LayersData, level: number, kelvin: number): Mix {
  const dusk = 1 - (1 - level) ** 7
  const tint = divide(kelvinRgb(kelvin), kelvinRgb(own))
  return {
    studio: zip(unlit.studio, lit.studio, (day, dark) => day ** (1 - dusk) * dark ** dusk),
    lamp: zip(lit.lamp, tint, (full, part) => full * level ** (2 - opening) * part),
    tone: zip(unlit.tone, lit.tone, (day, dark) => day + (dark - day) * dusk),
  }
}

/** Exposure compensation for a dimmed lamp, as an exponent of the level. */
const opening = 0.6

/**
 * The linear colour of a black body with constant luminance, since bulbs of different colour
 * temperature have the same lumens. Fit by Tanner Helland, for 1900 to 6600 K, as in
 * `tools/demo/photography/lamplib/mat.py`.
 */
export function kelvinRgb(kelvin: number): Rgb {
  const hundreds = kelvin / 100
  const green = linear(99.4708025861 * Math.log(hundreds) - 161.1195681661)
  const blue = linear(138.5177312231 * Math.log(hundreds - 10) - 305.0447927307)
  const luminance = 0.2126 + 0.7152 * green + 0.0722 * blue
  return [1 / luminance, green / luminance, blue / luminance]
}

const linear = (code: number) => Math.max(0, code / 255) ** 2.2

const zip = (a: Rgb, b: Rgb, with_: (a: number, b: number) => number): Rgb => [
  with_(a[0], b[0]),
  with_(a[1], b[1]),
  with_(a[2], b[2]),
]

const divide = (a: Rgb, b: Rgb) => zip(a, b, (one, other) => one / other)
