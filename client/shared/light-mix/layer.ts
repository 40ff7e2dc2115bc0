import * as v from 'valibot'

export const rgb = v.tuple([v.number(), v.number(), v.number()])
/** How light is stored: an amount x as log2(1 + x / knee) / log2(1 + max / knee), from 0 to 1. */
export const range = v.object({ knee: v.number(), max: v.number() })

/** The light of one lamp in a picture, decoded. */
export interface Layer extends v.InferOutput<typeof range> {
  image: ImageBitmap
}

/** Loads a picture as raw light. Rejects when the response is an error or not a picture. */
export async function loadRawPicture(address: string): Promise<ImageBitmap> {
  const response = await loadLayer(address)
  // Colour management is off, because the numbers are amounts of light, not colours.
  return createImageBitmap(await response.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
}

/** Rejects when the response is an error. */
export async function loadLayer(address: string) {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The light layer at ${address} did not load: status ${response.status}.`)
  return response
}
