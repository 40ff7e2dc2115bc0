import type { FormatError } from './problem.ts'

/**
 * Limits for a file: bytes, lines, planes of the circle, angles of a plane, and intensity values.
 * The content service's database allows 2 MB per entry and needs one more byte for each line end.
 * `values` is the number of intensities with nine digits each that fit into `bytes`.
 */
export const fileLimits = { bytes: 1_600_000, lines: 300_000, planes: 721, angles: 361, values: 131_000 }

/** Longest line that LM-63-2002 allows, in characters. */
const longestLine = 256

type Lines =
  | { lines: string[]; warnings: FormatError[]; problem?: undefined }
  | { problem: FormatError; lines?: undefined; warnings?: undefined }

/** Splits a file into lines after checking it against the limits. */
export function splitLines(bytes: Uint8Array): Lines {
  const refuse = (reason: string) => ({ problem: { line: 0, field: 'file', reason } })
  const large = `is larger than ${fileLimits.bytes / 1e6} MB: export it with fewer planes or angles`
  if (bytes.length > fileLimits.bytes) return refuse(large)
  let count = 1
  for (const byte of bytes) if (byte === 10 || byte === 13) count += 1
  const long = `has more than ${fileLimits.lines} lines: export it with fewer planes or angles`
  // A Windows line end has two characters, so it was counted twice.
  if (count > 2 * fileLimits.lines) return refuse(long)
  const text = decodeText(bytes)
  const end = findEnd(text)
  const kept = text.slice(0, end)
  if (kept.includes('\0'))
    return refuse('is not a text file: upload the .ldt or .ies file itself, not an archive or a picture')
  // Letters in other encodings may need more bytes when they are stored as UTF-8.
  if (new TextEncoder().encode(kept).length > fileLimits.bytes) return refuse(large)
  const lines = kept.split(lineEnd)
  if (lines.length > fileLimits.lines) return refuse(long)
  if (kept.trim() === '') return refuse('is empty: export it again')
  return { lines, warnings: findWarnings(bytes, lines, end < text.length) }
}

export const lineEnd = /\r\n|\n|\r/

/** Finds the text's end: at the end mark of CP/M and DOS, or before zeros that pad the file. */
function findEnd(text: string): number {
  const mark = text.indexOf('\x1a')
  let end = mark < 0 ? text.length : mark
  while (text[end - 1] === '\0') end -= 1
  return end
}

function findWarnings(bytes: Uint8Array, lines: string[], hasMark: boolean): FormatError[] {
  const warnings: FormatError[] = []
  const warn = (line: number, reason: string) => warnings.push({ line, field: 'file', reason })
  if (detectUtf16(bytes)) warn(1, 'is in UTF-16, which other programs may not be able to read')
  const long = lines.findIndex(line => line.length > longestLine)
  if (long >= 0)
    warn(long + 1, `has ${lines[long]?.length} characters in a line, more than the ${longestLine} of the format`)
  if (hasMark) warn(lines.length, 'has an end mark (0x1A or 0), which is ignored')
  return warnings
}

/** Decodes a file's text as UTF-16, UTF-8 or, if it is neither, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = detectUtf16(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Detects UTF-16: in Latin text every second byte is 0. The byte order mark is often missing. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 512)
  if (head.length < 16) return null
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length
  const hasFewZeros = (from: number) => zeros(from) < head.length / 32
  if (zeros(1) > head.length / 4 && hasFewZeros(0)) return 'utf-16le'
  return zeros(0) > head.length / 4 && hasFewZeros(1) ? 'utf-16be' : null
}
