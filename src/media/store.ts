import type { Format } from './format.ts'
import type { PictureAddress, Source } from './source.ts'

/** A stored remote picture is fetched again after this time, in ms. */
const day = 86_400_000

/**
 * Returns the bucket key for a resized picture. The key contains a digest instead of a remote
 * address, because such an address can have any length.
 */
export async function getPictureKey({ source, width }: PictureAddress, format: Format): Promise<string> {
  if ('own' in source) return `p/${source.own}_${width}.${format}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source.remote))
  return `remote/${new Uint8Array(digest).toHex()}_${width}.${format}`
}

/**
 * Whether a stored picture is up to date. The shop's own pictures always are, because their names
 * contain a hash.
 */
export const isFresh = (stored: Pick<R2Object, 'uploaded'> | null, source: Source) =>
  stored !== null && ('own' in source || Date.now() - stored.uploaded.getTime() < day)
