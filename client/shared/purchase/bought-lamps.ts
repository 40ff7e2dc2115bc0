import * as v from 'valibot'
import * as paths from '../../paths.ts'
import type { UrlTo } from '../../urls.ts'
import { list, object, wireNumber, wireText } from '../commerce/schema/wire.ts'

const pageLink = object({ name: wireText, page: wireText })

const boughtLamp = object({
  product: wireText,
  name: wireText,
  page: wireText,
  /** A large JPEG of the same picture, for mails. */
  jpeg: wireText,
  /** The attributes of an image of the lamp while it is lit. */
  picture: object({ src: wireText, srcSet: wireText, width: wireNumber, height: wireNumber, alt: wireText }),
  careSheet: wireText,
  lightSources: list(pageLink),
  spareParts: list(pageLink),
  /** The length of the guarantee; 0 without one. */
  guaranteeYears: wireNumber,
})

export type BoughtLamp = v.InferOutput<typeof boughtLamp>

const lampsAnswer = object({ lamps: list(boughtLamp) })

/** At most this many lamps are loaded. */
export const maxBoughtLamps = 24

/**
 * Loads those of the products that are lamps, from the shop's content. Other products are left out.
 * Rejects when the shop does not respond within `timeoutMs`.
 */
export async function loadBoughtLamps(products: string[], urlTo: UrlTo, timeoutMs = 5000): Promise<BoughtLamp[]> {
  const ids = [...new Set(products)].slice(0, maxBoughtLamps)
  if (ids.length === 0) return []
  const response = await fetch(urlTo(paths.lamps, ids), { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`Status ${response.status}`)
  return v.parse(lampsAnswer, await response.json()).lamps
}
