/** Linear light, 0–1 and above. */
export type Colour = readonly [number, number, number]

export const linear = (hex: string): Colour => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]

export const scale = (a: Colour, k: number): Colour => [a[0] * k, a[1] * k, a[2] * k]
export const times = (a: Colour, b: Colour): Colour => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]
export const mix = (a: Colour, b: Colour, t: number): Colour => add(scale(a, 1 - t), scale(b, t))
export const add = (...all: Colour[]): Colour =>
  all.reduce<Colour>((sum, one) => [sum[0] + one[0], sum[1] + one[1], sum[2] + one[2]], [0, 0, 0])

/** A colour of SVG; what is brighter than paper rolls off softly, as film does. */
export const css = (colour: Colour) => `rgb(${colour.map(encode).join(' ')})`

const channel = (hex: string, at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
const encode = (value: number) => (255 * shoulder(Math.max(value, 0)) ** (1 / 2.2)).toFixed(1)
const shoulder = (value: number) => (value < 0.6 ? value : 0.6 + 0.4 * (1 - Math.exp((0.6 - value) / 0.4)))
