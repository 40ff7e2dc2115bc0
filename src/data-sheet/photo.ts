import { exports } from 'cloudflare:workers'
import { findPictureFile, type Image } from '#client/shared/ui/picture/picture.tsx'
import { logWarning } from '../shared/edge/log.ts'

/** Width in px: 370 dpi in a column of 83 mm. */
const width = 1200

/** Loads the picture as a JPEG; null when that fails. */
export async function loadPhoto(image: Image, site: string): Promise<ArrayBuffer | null> {
  const address = new URL(findPictureFile(image, width), site)
  try {
    const response = await exports.Pictures({ props: { format: 'jpeg' } }).fetch(address, { redirect: 'manual' })
    if (response.ok && response.headers.get('Content-Type') === 'image/jpeg') return await response.arrayBuffer()
    await response.body?.cancel()
    throw new Error(`The picture was not loaded: status ${response.status}.`)
  } catch (error) {
    logWarning('sheet_without_picture', error, { path: address.pathname })
    return null
  }
}
