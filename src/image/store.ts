import type { Format } from './format.ts'
import type { PictureAddress, Source } from './source.ts'

/** How long a picture from elsewhere is taken for unchanged, ms. */
const day = 86_400_000

/**
 * Where a made picture is kept. Addresses from elsewhere are of any length, and so kept by their
 * digest.
 */
export async function keyOf({ source, width }: PictureAddress, format: Format): Promise<string> {
  if ('own' in source) return `p/${source.own}_${width}.${format}`
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(source.remote))
  return `remote/${new Uint8Array(digest).toHex()}_${width}.${format}`
}

/** Whether what is kept is still good: what our own addresses name never changes. */
export const isFresh = (stored: Pick<R2Object, 'uploaded'> | null, source: Source) =>
  stored !== null && ('own' in source || Date.now() - stored.uploaded.getTime() < day)
