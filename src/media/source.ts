import * as apiPaths from '#client/api-paths.ts'
import { commerceMinimum, type PictureProvider, pictureWidths, smallWidths } from '#client/shared/browser/images.ts'

/** The source of a picture: the name of one of the shop's masters, or a remote file's address. */
export type Source = { own: string } | { remote: string }

export interface PictureAddress {
  source: Source
  /** Width in px, one of `pictureWidths` or `smallWidths`. */
  width: number
}

/** Allowed locations of remote pictures, from the Worker's configuration. */
export type PictureProviders = Record<'COMMERCE_URL' | 'COMMERCE_IMAGES' | 'CONTENT_URL' | 'CONTENT_IMAGES', string>

/**
 * The name of a master ends in digits of its hash: six digits in the build, 32 for uploaded
 * masters. Older content and mails contain names with eight digits, which redirect to the current
 * names.
 */
const own = /^[a-z0-9]+(-[a-z0-9]+)*\.([0-9a-f]{6}|[0-9a-f]{8}|[0-9a-f]{32})$/

/** Whether editors uploaded a master, which is then in the bucket rather than in the build. */
export const isUploaded = (name: string) => /\.[0-9a-f]{32}$/.test(name)

const widths = new Set([...pictureWidths, ...smallWidths])

const pattern = new RegExp(`^${apiPaths.image}/([a-z]+)/([^/]{1,2000})_([1-9]\\d{1,3})$`)

/**
 * Parses `/image/p/{name}.{hash}_{width}` and `/image/{provider}/{encoded address}_{width}`. Null
 * for anything else. A remote address must be in canonical form, and below an address that the
 * operator has allowed.
 */
export function parsePictureAddress(path: string, providers: PictureProviders): PictureAddress | null {
  const [, place = '', name = '', digits = ''] = pattern.exec(path) ?? []
  const width = Number(digits)
  if (!widths.has(width)) return null
  if (place === 'p') return own.test(name) ? { source: { own: name }, width } : null
  if (place !== 'commerce' && place !== 'content') return null
  if (place === 'commerce' && width < commerceMinimum) return null
  const remote = parseRemoteAddress(name)
  const allowed = remote && listAllowedBases(place, providers).some(base => remote.startsWith(base))
  return allowed ? { source: { remote }, width } : null
}

/**
 * Parses a remote address. Null if it contains anything that a picture's address does not need, or
 * that two parsers could interpret differently.
 */
function parseRemoteAddress(encoded: string): string | null {
  const address = decode(encoded)
  const url = address === null ? null : URL.parse(address)
  const plain = url && url.href === address && !url.username && !url.password && !/[?#]/.test(address)
  return plain && /^https?:$/.test(url.protocol) && !/%(2[ef5]|5c|0)/i.test(url.pathname) ? address : null
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function listAllowedBases(provider: PictureProvider, providers: PictureProviders): string[] {
  const [images, service] =
    provider === 'commerce'
      ? [providers.COMMERCE_IMAGES, providers.COMMERCE_URL]
      : [providers.CONTENT_IMAGES, providers.CONTENT_URL]
  const named = images.split(/\s+/).flatMap(address => URL.parse(address)?.href.replace(/\/?$/, '/') ?? [])
  const origin = URL.parse(service)?.origin
  return named.length > 0 || !origin ? named : [`${origin}/`]
}
