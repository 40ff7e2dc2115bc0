import * as v from 'valibot'

const rgb = v.tuple([v.number(), v.number(), v.number()])
/** Light x is kept as log2(1 + x / knee) / log2(1 + max / knee). */
const range = v.object({ knee: v.number(), max: v.number() })
/** What multiplies each layer, and then the tone curve: slope, power, saturation. */
const look = v.object({ studio: rgb, lamp: rgb, tone: rgb })

/** What `tools/demo/photography/layers.py` says about a picture's two layers. */
const schema = v.object({
  studio: range,
  lamp: range,
  /** At which the lamp was rendered. */
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

/**
 * Fetches a picture's layers; `address` is what their names have in common. Rejects when one of
 * them is not to be had.
 */
export async function loadLayers(address: string): Promise<Layers> {
  const [data, studio, lamp] = await Promise.all([
    ask(`${address}.json`).then(answer => answer.json()),
    loadImage(`${address}-studio.webp`),
    loadImage(`${address}-lamp.webp`),
  ])
  return { data: v.parse(schema, data), studio, lamp }
}

/** The numbers of the file: they are light, not a picture's colours. */
async function loadImage(address: string) {
  const answer = await ask(address)
  return createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
}

async function ask(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer
}
