import { exports } from 'cloudflare:workers'
import { findPictureFile, type Image } from '#client/shared/ui/picture/picture.tsx'
import { logWarning } from '../shared/edge/log.ts'

/** Prints its column of 83 mm at 370 dpi, in px. */
const width = 1200

/** The picture as a JPEG, from the image endpoint; null when it cannot be had. */
export async function photoOf(image: Image, site: string): Promise<ArrayBuffer | null> {
  const address = new URL(findPictureFile(image, width), site)
  try {
    const response = await exports.Pictures({ props: { format: 'jpeg' } }).fetch(address, { redirect: 'manual' })
    if (response.ok && response.headers.get('Content-Type') === 'image/jpeg') return await response.arrayBuffer()
    await response.body?.cancel()
    throw new Error(`The picture is answered with ${response.status}.`)
  } catch (error) {
    logWarning('sheet_without_picture', error, { path: address.pathname })
    return null
  }
}
