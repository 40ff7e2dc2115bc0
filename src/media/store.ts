import type { Format } from './format.ts'
import type { PictureAddress, Source } from './source.ts'

/** How long a remote picture is considered unchanged, in ms. */
const day = 86_400_000

/**
 * The bucket key of a resized picture. Remote addresses can be of any length, so the key is a
 * digest.
 */
export async function getPictureKey({ source, width }: PictureAddress, format: Format): Promise<string> {
  if ('own' in source) return `p/${source.own}_${width}.${format}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source.remote))
  return `remote/${new Uint8Array(digest).toHex()}_${width}.${format}`
}

/** Whether a stored picture is still valid: our own addresses contain a hash and never change. */
export const isFresh = (stored: Pick<R2Object, 'uploaded'> | null, source: Source) =>
  stored !== null && ('own' in source || Date.now() - stored.uploaded.getTime() < day)
