import type { Format } from './format.ts'
import type { PictureAddress, Source } from './source.ts'

/** A stored remote picture is fetched again after this time, in ms. */
const day = 86_400_000

/**
 * Returns the bucket key of a resized picture. It contains a digest of a remote address, because
 * remote addresses can be of any length.
 */
export async function getPictureKey({ source, width }: PictureAddress, format: Format): Promise<string> {
  if ('own' in source) return `p/${source.own}_${width}.${format}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source.remote))
  return `remote/${new Uint8Array(digest).toHex()}_${width}.${format}`
}

/** Whether a stored picture is up to date. Pictures of the shop always are, due to their hash. */
export const isFresh = (stored: Pick<R2Object, 'uploaded'> | null, source: Source) =>
  stored !== null && ('own' in source || Date.now() - stored.uploaded.getTime() < day)
