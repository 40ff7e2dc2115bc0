import * as apiPaths from '../../api-paths.ts'
/** Widths of resized pictures, in px (specification, §9). */
export const pictureWidths = [200, 400, 800, 1200, 1600, 2400]
/** Widths for small pictures. */
export const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384]
/** The minimum width of the commerce provider's pictures (specification, §7). */
export const commerceMinimum = 400

/** After the address of a resized picture: as a JPEG, for programs that know no other format. */
export const jpegEnd = '.jpg'

export type ImageProvider = 'content' | 'commerce'

/**
 * The shop's address of a provider's picture, without its width: its own are paths below `/image`,
 * remote ones are fetched and cached by the image endpoint. Null when `src` is no valid address.
 */
export function imageAddress(src: string, provider: ImageProvider): string | null {
  if (src.startsWith('/') && !src.startsWith('//')) return src
  const url = URL.parse(src, 'https://missing.invalid')
  if (!url?.protocol.startsWith('http') || url.host === 'missing.invalid') return null
  return `${apiPaths.image}/${provider}/${encodeURIComponent(url.origin + url.pathname)}`
}

/** The address of a picture from commerce, at least 400 px wide. */
export function commerceImage(src: string, width = commerceMinimum): string | null {
  const address = imageAddress(src, 'commerce')
  return address === src ? src : address && `${address}_${Math.max(width, commerceMinimum)}`
}
