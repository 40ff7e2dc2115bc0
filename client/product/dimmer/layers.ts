import * as v from 'valibot'

const rgb = v.tuple([v.number(), v.number(), v.number()])
/** Light x is stored as log2(1 + x / knee) / log2(1 + max / knee). */
const range = v.object({ knee: v.number(), max: v.number() })
/** Factors of the layers, and the tone curve: slope, power, saturation. */
const look = v.object({ studio: rgb, lamp: rgb, tone: rgb })

/** The metadata of a picture's two layers, from `tools/demo/photography/layers.py`. */
const schema = v.object({
  studio: range,
  lamp: range,
  /** The colour temperature of the rendered lamp. */
  kelvin: v.number(),
  unlit: look,
  lit: look,
})

export type Rgb = v.InferOutput<typeof rgb>
export type LayersData = v.InferOutput<typeof schema>

export interface Layers {
  data: LayersData
  studio: ImageBitmap
  lamp: ImageBitmap
}

/** Loads a picture's layers; `address` is their common prefix. Rejects when one of them fails. */
export async function loadLayers(address: string): Promise<Layers> {
  const [data, studio, lamp] = await Promise.all([
    ask(`${address}.json`).then(answer => answer.json()),
    loadImage(`${address}-studio.webp`),
    loadImage(`${address}-lamp.webp`),
  ])
  return { data: v.parse(schema, data), studio, lamp }
}

/** Raw numbers without colour management: they are light, not a picture's colours. */
async function loadImage(address: string) {
  const answer = await ask(address)
  return createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
}

async function ask(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer
}
