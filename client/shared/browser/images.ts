import * as apiPaths from '../../api-paths.ts'
/** Widths of resized pictures, in px. */
export const pictureWidths = [200, 400, 800, 1200, 1600, 2400]
/** Widths of resized small pictures, in px. */
export const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384]
/** The minimum width of resized pictures from the commerce platform, in px. */
export const commerceMinimum = 400

/**
 * Appended to the address of a resized picture to get a JPEG, for programs that do not support
 * newer formats.
 */
export const jpegEnd = '.jpg'

export type PictureProvider = 'content' | 'commerce'

/**
 * The shop's own address for a picture, without a width. Addresses that are already paths of the
 * shop stay unchanged; remote pictures are fetched and cached by the picture endpoint. Null when
 * `src` is not a valid address.
 */
export function pictureAddress(src: string, provider: PictureProvider): string | null {
  if (src.startsWith('/') && !src.startsWith('//')) return src
  const url = URL.parse(src, 'https://missing.invalid')
  if (!url?.protocol.startsWith('http') || url.host === 'missing.invalid') return null
  return `${apiPaths.image}/${provider}/${encodeURIComponent(url.origin + url.pathname)}`
}

/** The address of a picture from the commerce platform, resized to `width` px (at least 400 px). */
export function commercePictureAddress(src: string, width = commerceMinimum): string | null {
  const address = pictureAddress(src, 'commerce')
  return address === src ? src : address && `${address}_${Math.max(width, commerceMinimum)}`
}
