/** Linear red, green and blue, or a factor for each. */
export type Rgb = [number, number, number]

/**
 * The linear colour of a black body with constant luminance, since bulbs of different colour
 * temperature have the same lumens. Fit by Tanner Helland, for 1900 to 6600 K, as in
 * `tools/demo/photography/lamplib/mat.py`.
 */
export function kelvinRgb(kelvin: number): Rgb {
  const hundreds = kelvin / 100
  const green = linear(99.4708025861 * Math.log(hundreds) - 161.1195681661)
  const blue = linear(138.5177312231 * Math.log(hundreds - 10) - 305.0447927307)
  const luminance = luminanceOf([1, green, blue])
  return [1 / luminance, green / luminance, blue / luminance]
}

const linear = (code: number) => Math.max(0, code / 255) ** 2.2

/** Of linear light (Rec. 709). */
export const luminanceOf = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

export const zip = (a: Rgb, b: Rgb, with_: (a: number, b: number) => number): Rgb => [
  with_(a[0], b[0]),
  with_(a[1], b[1]),
  with_(a[2], b[2]),
]
