import { accepts } from '../shared/edge/accepts.ts'
import type { PictureAddress } from './source.ts'

export type Format = 'avif' | 'webp' | 'jpeg'

/**
 * Maximum width in px for AVIF. Cloudflare encodes AVIF up to 1,200 px on each side, and portrait
 * pictures of this width are 1,000 px high.
 */
const widestAvif = 800

/**
 * Chooses the best format that the `Accept` header lists. Mail programs and crawlers do not list
 * picture formats, so they get JPEG. `cheapAvif` is false on a developer's machine, where it takes
 * seconds to encode a large AVIF.
 */
export function chooseFormat(accept: string, { source, width }: PictureAddress, cheapAvif: boolean): Format {
  if (cheapAvif && 'own' in source && width <= widestAvif && accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : 'jpeg'
}
