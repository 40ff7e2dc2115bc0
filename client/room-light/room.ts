import * as v from 'valibot'
import { type Layer, loadImage, loadLayer, range, rgb } from '../shared/light-mix/layer.ts'

/** Lamps as the dictionaries name them. */
export const lampNames = ['arc', 'floor', 'table', 'ceiling', 'pendants', 'wall', 'portable', 'candles'] as const

const light = v.object({
  ...range.entries,
  /** The mean luminance of the layer: what it adds to the room. */
  mean: v.number(),
  /** Its factor in the page's picture. */
  gain: rgb,
})
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const lamp = v.object({
  ...light.entries,
  /** Where it is seen: its middle, and its radius in percent of the picture's width. */
  places: v.optional(v.array(v.object({ x: percent, y: percent, r: percent })), []),
  name: v.picklist(lampNames),
  /** The colour temperature of the rendered lamp; null where it cannot be dimmed, as a candle. */
  kelvin: v.nullable(v.number()),
})

/** The metadata of a room's layers, from `tools/demo/photography/room_layers.py`. */
export const roomSchema = v.object({
  lamps: v.pipe(v.array(lamp), v.minLength(1), v.maxLength(6)),
  dusk: light,
  noon: v.nullish(light, null),
  /** Slope, power and saturation of the tone curve. */
  tone: rgb,
})

export type RoomData = v.InferOutput<typeof roomSchema>

/** Layers in the order of the lamps, then dusk and noon. */
export interface LitRoom {
  data: RoomData
  layers: Layer[]
}

/** `address` is the common prefix of a room's layers. Rejects when one of them fails. */
export async function loadRoom(address: string): Promise<LitRoom> {
  const data = v.parse(roomSchema, await (await loadLayer(`${address}.json`)).json())
  const { lamps, dusk, noon } = data
  const named = [...lamps, { ...dusk, name: 'dusk' }, ...(noon ? [{ ...noon, name: 'noon' }] : [])]
  const layers = named.map(async ({ name, knee, max }) => ({
    knee,
    max,
    image: await loadImage(`${address}-${name}.webp`),
  }))
  return { data, layers: await Promise.all(layers) }
}
