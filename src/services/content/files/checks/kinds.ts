import { photometricKindOf } from '#client/shared/photometry/format/kind.ts'
import { decodeText, fileLimits, lineEnd } from '#client/shared/photometry/format/lines.ts'

/** What can be uploaded. */
export const fileKinds = ['picture', 'pdf', 'ldt', 'ies', 'glb'] as const
export type StoredKind = (typeof fileKinds)[number]

export const isKind = (text: string): text is StoredKind => fileKinds.some(kind => kind === text)

const megabyte = 1_000_000

/**
 * Largest size in bytes. Cloudflare Images takes 100 MB; the other kinds are checked in the memory
 * of a Worker, 128 MB.
 */
export const maxBytes: Record<StoredKind, number> = {
  picture: 100 * megabyte,
  pdf: 20 * megabyte,
  ldt: fileLimits.bytes,
  ies: fileLimits.bytes,
  glb: 20 * megabyte,
}

/** How many bytes of a file `kindOf` looks at. */
export const headBytes = 4096

/** What is not taken, although programs call it a picture; the reason says why. */
export type Unwanted = 'svg' | 'heic' | 'type'

const pictures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(avif|avis|mif1[\s\S]{4}[\s\S]{0,40}avif)/,
]

/**
 * What a file is, by its first bytes; its name counts only for photometric files whose first lines
 * do not tell.
 */
export function detectKind(head: Uint8Array, name: string): StoredKind | Unwanted {
  const start = Array.from(head.subarray(0, headBytes), byte => String.fromCharCode(byte)).join('')
  if (pictures.some(mark => mark.test(start))) return 'picture'
  if (/^[\s\0]*%PDF-/.test(start)) return 'pdf'
  if (start.startsWith('glTF')) return 'glb'
  if (/^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/.test(start)) return 'heic'
  // A packed SVG (.svgz) says so by its name alone.
  if (/<svg[\s>]|<!DOCTYPE svg/i.test(start) || /\.svgz?$/i.test(name)) return 'svg'
  return photometricKindOf(decodeText(head).split(lineEnd), name) ?? 'type'
}

/** What a file's name says that it is, before any of it has come; null for most. */
export const kindByName = (name: string): StoredKind | null => photometricKindOf([], name)
