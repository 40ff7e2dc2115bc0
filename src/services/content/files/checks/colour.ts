import type { Pixels } from './png.ts'

/** Colours are counted in steps of this size in each channel. */
const step = 16
/** Half transparent or more. */
const seenThrough = 128

/**
 * The dominant colour as `#rrggbb`: the mean of what is close to the most frequent one. Undefined
 * for a picture that is transparent everywhere.
 */
export function dominantColour(pixels: Pixels): string | undefined {
  const seen = pixels.filter(([, , , opacity]) => opacity >= seenThrough)
  const groups = Map.groupBy(seen, ([r, g, b]) => [r, g, b].map(value => Math.floor(value / step)).join())
  const [most] = [...groups.values()].toSorted((one, other) => other.length - one.length)
  if (!most) return undefined
  const middle = mean(most)
  const near = seen.filter(pixel => middle.every((value, channel) => Math.abs((pixel[channel] ?? 0) - value) <= step))
  return `#${mean(near).map(hex).join('')}`
}

const mean = (pixels: Pixels) =>
  [0, 1, 2].map(channel => pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / (pixels.length || 1))

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
