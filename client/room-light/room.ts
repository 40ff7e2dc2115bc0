import * as v from 'valibot'
import { type Layer, loadLayer, loadRawPicture, range, rgb } from '../shared/light-mix/layer.ts'

/** The lamps' names, which are keys of the section `room` of the texts. */
export const lampNames = ['arc', 'floor', 'table', 'ceiling', 'pendants', 'wall', 'portable', 'candles'] as const

const light = v.object({
  ...range.entries,
  /** The mean luminance of the layer: how much light it adds to the room. */
  mean: v.number(),
  /** The factor by which the layer is multiplied in the page's picture. */
  gain: rgb,
})
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const lamp = v.object({
  ...light.entries,
  /**
   * Where the lamp is in the picture: its centre and radius, in percent of the picture's size. The
   * radius is relative to the width.
   */
  places: v.optional(v.array(v.object({ x: percent, y: percent, r: percent })), []),
  name: v.picklist(lampNames),
  /**
   * The colour temperature at which the lamp was rendered, in K. Null for lamps whose light cannot
   * be changed, such as candles.
   */
  kelvin: v.nullable(v.number()),
})

/** The metadata of a room's layers, written by `tools/demo/photography/room_layers.py`. */
export const roomSchema = v.object({
  lamps: v.pipe(v.array(lamp), v.minLength(1), v.maxLength(6)),
  dusk: light,
  noon: v.nullish(light, null),
  /** Slope, power and saturation of the tone curve. */
  tone: rgb,
})

export type RoomData = v.InferOutput<typeof roomSchema>

/** The lamps' names, by the kind of product that they can be (`src/shared/drawing/measured.ts`). */
const namesOfKind: Record<string, (typeof lampNames)[number][]> = {
  table: ['table'],
  floor: ['floor', 'arc'],
  pendant: ['pendants'],
  ceiling: ['ceiling'],
  wall: ['wall'],
}

/** Returns the index of the lamp that is a product of this kind; -1 if there is none. */
export const findLampOfKind = ({ lamps }: RoomData, kind = '') =>
  lamps.findIndex(({ name }) => namesOfKind[kind]?.includes(name))

/** A room with its layers: one for each lamp in sequence, then dusk and noon. */
export interface LitRoom {
  data: RoomData
  layers: Layer[]
}

/**
 * Loads a room. `address` is the common prefix of its files' addresses. Rejects if a file does not
 * load.
 */
export async function loadRoom(address: string): Promise<LitRoom> {
  const data = v.parse(roomSchema, await (await loadLayer(`${address}.json`)).json())
  const { lamps, dusk, noon } = data
  const named = [...lamps, { ...dusk, name: 'dusk' }, ...(noon ? [{ ...noon, name: 'noon' }] : [])]
  const layers = named.map(async ({ name, knee, max }) => ({
    knee,
    max,
    image: await loadRawPicture(`${address}-${name}.webp`),
  }))
  return { data, layers: await Promise.all(layers) }
}
