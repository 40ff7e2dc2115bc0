/** Linear red, green and blue, or a factor for each. */
export type Rgb = [number, number, number]

/**
 * The linear colour of a black body, scaled to luminance 1, so that a bulb's brightness does not
 * depend on its colour temperature. The formula is Tanner Helland's approximation for 1900 to 6600
 * K, as in `tools/demo/photography/lamplib/mat.py`.
 */
export function computeKelvinRgb(kelvin: number): Rgb {
  const hundreds = kelvin / 100
  const green = toLinear(99.4708025861 * Math.log(hundreds) - 161.1195681661)
  const blue = toLinear(138.5177312231 * Math.log(hundreds - 10) - 305.0447927307)
  const luminance = computeLuminance([1, green, blue])
  return [1 / luminance, green / luminance, blue / luminance]
}

const toLinear = (code: number) => Math.max(0, code / 255) ** 2.2

/** The luminance of linear light (Rec. 709). */
export const computeLuminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** Applies `combine` to each pair of channels. */
export const zipRgb = (a: Rgb, b: Rgb, combine: (a: number, b: number) => number): Rgb => [
  combine(a[0], b[0]),
  combine(a[1], b[1]),
  combine(a[2], b[2]),
]
