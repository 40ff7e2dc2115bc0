import * as v from 'valibot'
import { type Layer, loadLayer, loadRawPicture, range, rgb } from '../../shared/light-mix/layer.ts'

/** Factors for the layers, and the tone curve: slope, power and saturation. */
const look = v.object({ studio: rgb, lamp: rgb, tone: rgb })

/** The metadata of a picture's two layers, written by `tools/demo/photography/layers.py`. */
const schema = v.object({
  studio: range,
  lamp: range,
  /** The colour temperature of the rendered lamp, in K. */
  kelvin: v.number(),
  unlit: look,
  lit: look,
})

export type LayersData = v.InferOutput<typeof schema>

export interface Layers {
  data: LayersData
  studio: Layer
  lamp: Layer
}

/**
 * Loads a picture's layers; `address` is their common prefix. Rejects if one of them does not load.
 */
export async function loadLayers(address: string): Promise<Layers> {
  const [found, studio, lamp] = await Promise.all([
    loadLayer(`${address}.json`).then(answer => answer.json()),
    loadRawPicture(`${address}-studio.webp`),
    loadRawPicture(`${address}-lamp.webp`),
  ])
  const data = v.parse(schema, found)
  return { data, studio: { ...data.studio, image: studio }, lamp: { ...data.lamp, image: lamp } }
}
