import { accepts } from '../shared/edge/accepts.ts'
import type { PictureAddress } from './source.ts'

export type Format = 'avif' | 'webp' | 'jpeg'

/**
 * Cloudflare encodes AVIF up to 1,200 px a side: our portrait pictures are 1,000 px high at this
 * width.
 */
const widestAvif = 800

/**
 * The output format: the best one in the `Accept` header. Mail programs and crawlers name none and
 * get JPEG. `cheapAvif` is false where a large AVIF takes seconds: on a developer's machine.
 */
export function formatFor(accept: string, { source, width }: PictureAddress, cheapAvif: boolean): Format {
  if (cheapAvif && 'own' in source && width <= widestAvif && accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : 'jpeg'
}
