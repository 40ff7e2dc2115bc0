import { detectPhotometricKind } from '#client/shared/photometry/format/kind.ts'
import { decodeText, fileLimits, lineEnd } from '#client/shared/photometry/format/lines.ts'

/** The kinds of files that can be uploaded. */
export const fileKinds = ['picture', 'pdf', 'ldt', 'ies', 'glb'] as const
export type StoredKind = (typeof fileKinds)[number]

export const isKind = (text: string): text is StoredKind => fileKinds.some(kind => kind === text)

const megabyte = 1_000_000

/**
 * Maximum sizes in bytes. Cloudflare Images accepts 100 MB; the other kinds are checked in the
 * memory of a Worker, which is 128 MB.
 */
export const maxBytes: Record<StoredKind, number> = {
  picture: 100 * megabyte,
  pdf: 20 * megabyte,
  ldt: fileLimits.bytes,
  ies: fileLimits.bytes,
  glb: 20 * megabyte,
}

/** The number of bytes at the beginning of a file that `detectKind` needs. */
export const headBytes = 4096

/** Why a file has no accepted kind: it is an SVG, a HEIC picture, or of another type. */
export type RefusedKind = 'svg' | 'heic' | 'type'

const pictures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^GIF8[79]a/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(avif|avis|mif1[\s\S]{4}[\s\S]{0,40}avif)/,
]

/**
 * Detects a file's kind by its first bytes. The name counts only for photometric files whose first
 * lines are ambiguous.
 */
export function detectKind(head: Uint8Array, name: string): StoredKind | RefusedKind {
  const start = Array.from(head.subarray(0, headBytes), byte => String.fromCharCode(byte)).join('')
  if (pictures.some(mark => mark.test(start))) return 'picture'
  if (/^[\s\0]*%PDF-/.test(start)) return 'pdf'
  if (start.startsWith('glTF')) return 'glb'
  if (/^[\s\S]{4}ftyp(hei|hev|mif1|msf1)/.test(start)) return 'heic'
  // A compressed SVG (.svgz) can be recognised only by its name.
  if (/<svg[\s>]|<!DOCTYPE svg/i.test(start) || /\.svgz?$/i.test(name)) return 'svg'
  return detectPhotometricKind(decodeText(head).split(lineEnd), name) ?? 'type'
}

/**
 * The kind that a file's name implies, before any of its bytes have arrived; null for most names.
 */
export const guessKind = (name: string): StoredKind | null => detectPhotometricKind([], name)
