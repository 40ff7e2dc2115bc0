import { computeKelvinRgb, type Rgb, zipRgb } from '../../shared/light-mix/color.ts'
import type { LayersData } from './layers.ts'

/** Factors for both layers, and the tone curve. */
interface DimmerMix {
  studio: Rgb
  lamp: Rgb
  tone: Rgb
}

/**
 * The factors of both layers and the tone curve for a lamp at `level` (0 to 1) and `kelvin`. Level
 * 0 gives the unlit picture; level 1 with the lamp's own colour temperature gives the lit picture.
 * The light grows with the square of the level, so that its perceived brightness grows evenly (IES
 * Lighting Handbook, "square law"); `opening` lowers that exponent. Daylight appears only when the
 * lamp is nearly off. A bulb that is brighter than the lamp's own has a level above 1.
 */
export function computeDimmerMix({ unlit, lit, kelvin: own }: LayersData, level: number, kelvin: number): DimmerMix {
  const dusk = 1 - Math.max(0, 1 - level) ** 7
  const tint = divide(computeKelvinRgb(kelvin), computeKelvinRgb(own))
  return {
    studio: zipRgb(unlit.studio, lit.studio, (day, dark) => day ** (1 - dusk) * dark ** dusk),
    lamp: zipRgb(lit.lamp, tint, (full, part) => full * level ** (2 - opening) * part),
    tone: zipRgb(unlit.tone, lit.tone, (day, dark) => day + (dark - day) * dusk),
  }
}

/** How much the exposure compensates for a dimmed lamp. Subtracted from the level's exponent, 2. */
const opening = 0.6

const divide = (a: Rgb, b: Rgb) => zipRgb(a, b, (one, other) => one / other)
