import type { FormatError } from './problem.ts'

/**
 * Most of a file: bytes, lines, planes of the circle, angles of a plane, values. The content
 * service's database takes 2 MB of an entry, in which each line's end needs a byte more; as many
 * values fit into a file when each has nine digits.
 */
export const fileLimits = { bytes: 1_600_000, lines: 300_000, planes: 721, angles: 361, values: 131_000 }

/** Longest line that LM-63-2002 allows, in characters. */
const longestLine = 256

type Lines =
  | { lines: string[]; warnings: FormatError[]; problem?: undefined }
  | { problem: FormatError; lines?: undefined; warnings?: undefined }

/** The lines of a file, checked against the limits before anything is made of them. */
export function splitLines(bytes: Uint8Array): Lines {
  const refuse = (reason: string) => ({ problem: { line: 0, field: 'file', reason } })
  const large = `has more than ${fileLimits.bytes / 1e6} MB: export it with fewer planes or angles`
  if (bytes.length > fileLimits.bytes) return refuse(large)
  let count = 1
  for (const byte of bytes) if (byte === 10 || byte === 13) count += 1
  const long = `has more than ${fileLimits.lines} lines: export it with fewer planes or angles`
  // Windows' line ends have two characters.
  if (count > 2 * fileLimits.lines) return refuse(long)
  const text = decodeText(bytes)
  const end = endOf(text)
  const kept = text.slice(0, end)
  if (kept.includes('\0'))
    return refuse('is not a text: give the .ldt or .ies file itself, not an archive or a picture')
  // Letters of other encodings need more bytes where they are stored.
  if (new TextEncoder().encode(kept).length > fileLimits.bytes) return refuse(large)
  const lines = kept.split(lineEnd)
  if (lines.length > fileLimits.lines) return refuse(long)
  if (kept.trim() === '') return refuse('is empty: export it again')
  return { lines, warnings: warningsOf(bytes, lines, end < text.length) }
}

export const lineEnd = /\r\n|\n|\r/

/** Where a text ends: at the mark of CP/M and DOS, or before the zeros that fill up a file. */
function endOf(text: string): number {
  const mark = text.indexOf('\x1a')
  let end = mark < 0 ? text.length : mark
  while (text[end - 1] === '\0') end -= 1
  return end
}

function warningsOf(bytes: Uint8Array, lines: string[], hasMark: boolean): FormatError[] {
  const warnings: FormatError[] = []
  const warn = (line: number, reason: string) => warnings.push({ line, field: 'file', reason })
  if (utf16Of(bytes)) warn(1, 'is in UTF-16, which other programs may not read')
  const long = lines.findIndex(line => line.length > longestLine)
  if (long >= 0)
    warn(long + 1, `has ${lines[long]?.length} characters in a line, more than the ${longestLine} of the format`)
  if (hasMark) warn(lines.length, 'has a mark of its end (0x1A or 0), which is not read')
  return warnings
}

/** A file's text: UTF-16, UTF-8 or, where it is neither, Windows' Latin. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Latin letters in UTF-16 are every second byte, and the others 0; a mark at the beginning is
 * often missing.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const head = bytes.subarray(0, 512)
  if (head.length < 16) return null
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length
  const few = (from: number) => zeros(from) < head.length / 32
  if (zeros(1) > head.length / 4 && few(0)) return 'utf-16le'
  return zeros(0) > head.length / 4 && few(1) ? 'utf-16be' : null
}
