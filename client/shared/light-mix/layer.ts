import * as v from 'valibot'

export const rgb = v.tuple([v.number(), v.number(), v.number()])
/** Light x is stored as log2(1 + x / knee) / log2(1 + max / knee). */
export const range = v.object({ knee: v.number(), max: v.number() })

/** One light of a picture, decoded. */
export interface Layer extends v.InferOutput<typeof range> {
  image: ImageBitmap
}

/** Rejects when the address does not answer, or not with a picture. */
export async function loadImage(address: string): Promise<ImageBitmap> {
  const answer = await loadLayer(address)
  // Raw numbers without colour management: they are light, not a picture's colours.
  return createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
}

/** Rejects when the address does not answer. */
export async function loadLayer(address: string) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer
}
