import type { Distribution } from '#client/shared/photometry/distribution.ts'
import { detectPhotometricKind, type PhotometricKind } from '#client/shared/photometry/format/kind.ts'
import { splitLines } from '#client/shared/photometry/format/lines.ts'
import type { ContentPhotometry } from '../shared/content/shapes/photometry.ts'

/** A photometric file as the producer provided it. */
export interface OriginalFile {
  kind: PhotometricKind
  text: string
}

/**
 * Returns the uploaded file unchanged, so that lighting designers can compare it with the
 * producer's file. Null if the file's planes have to be turned, or if the file does not name the
 * lamp; then a new file is generated. A file without a format header is EULUMDAT.
 */
export function getOriginalFile(
  { file, isTurned }: ContentPhotometry,
  { maker, name, number }: Distribution,
): OriginalFile | null {
  if (isTurned || !maker || !name || !number) return null
  const { lines } = splitLines(new TextEncoder().encode(file))
  return { kind: detectPhotometricKind(lines ?? []) ?? 'ldt', text: file }
}

/**
 * Encodes a file in ISO 8859-1, which EULUMDAT and IES require, or in UTF-8 if it has a character
 * that ISO 8859-1 lacks.
 */
export function encodeFile(text: string): { bytes: Uint8Array<ArrayBuffer>; charset: string } {
  const codes = Array.from(text, letter => letter.codePointAt(0) ?? 0)
  return codes.every(code => code < 256)
    ? { bytes: Uint8Array.from(codes), charset: 'iso-8859-1' }
    : { bytes: new TextEncoder().encode(text), charset: 'utf-8' }
}
