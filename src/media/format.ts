import { accepts } from '../shared/edge/accepts.ts'
import type { PictureAddress } from './source.ts'

export type Format = 'avif' | 'webp' | 'jpeg'

/**
 * Maximum width in px for AVIF: Cloudflare encodes AVIF up to 1,200 px a side, and portrait
 * pictures are 1,000 px high at this width.
 */
const widestAvif = 800

/**
 * Chooses the best output format in the `Accept` header; JPEG for mail programs and crawlers, which
 * name none. `cheapAvif` is false on a developer's machine, where a large AVIF takes seconds.
 */
export function chooseFormat(accept: string, { source, width }: PictureAddress, cheapAvif: boolean): Format {
  if (cheapAvif && 'own' in source && width <= widestAvif && accepts(accept, 'image/avif')) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : 'jpeg'
}
