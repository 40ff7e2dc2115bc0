import type { Pixels } from './png.ts'

/** Colours within one step of this size in each channel are grouped. */
const step = 16
/** Minimum opacity of a counted pixel. */
const minOpacity = 128

/**
 * The dominant colour as `#rrggbb`: the mean of the colours close to the most frequent one.
 * Undefined if the picture is fully transparent.
 */
export function findDominantColour(pixels: Pixels): string | undefined {
  const visible = pixels.filter(([, , , opacity]) => opacity >= minOpacity)
  const groups = Map.groupBy(visible, ([r, g, b]) => [r, g, b].map(value => Math.floor(value / step)).join())
  const [largest] = [...groups.values()].toSorted((one, other) => other.length - one.length)
  if (!largest) return undefined
  const centre = mean(largest)
  const near = visible.filter(pixel =>
    centre.every((value, channel) => Math.abs((pixel[channel] ?? 0) - value) <= step),
  )
  return `#${mean(near).map(formatHex).join('')}`
}

const mean = (pixels: Pixels) =>
  [0, 1, 2].map(channel => pixels.reduce((sum, pixel) => sum + (pixel[channel] ?? 0), 0) / (pixels.length || 1))

const formatHex = (value: number) => Math.round(value).toString(16).padStart(2, '0')
