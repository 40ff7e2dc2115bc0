import type { Problem } from './problem.ts'

/** Most of a file: bytes, lines, characters of a line, planes and angles. */
export const limits = { bytes: 2 * 1024 * 1024, lines: 300_000, line: 256, planes: 721, angles: 361 }

type Lines = { lines: string[]; problem?: undefined } | { problem: Problem; lines?: undefined }

/**
 * The lines of a file in UTF-8 or, where it is not that, in Windows' Latin; checked against the
 * limits before anything is made of them.
 */
export function linesOf(bytes: Uint8Array): Lines {
  const refuse = (line: number, reason: string) => ({ problem: { line, field: 'file', reason } })
  if (bytes.length === 0) return refuse(0, 'is empty')
  if (bytes.length > limits.bytes) return refuse(0, `has more than ${limits.bytes} bytes`)
  if (bytes.includes(0)) return refuse(0, 'is not a text')
  let count = 1
  for (const byte of bytes) if (byte === 10 || byte === 13) count += 1
  // Windows' line ends have two characters.
  if (count > 2 * limits.lines) return refuse(0, `has more than ${limits.lines} lines`)
  const lines = textOf(bytes).split(/\r\n|\n|\r/)
  if (lines.length > limits.lines) return refuse(0, `has more than ${limits.lines} lines`)
  const long = lines.findIndex(line => line.length > limits.line)
  return long < 0 ? { lines } : refuse(long + 1, `has a line of more than ${limits.line} characters`)
}

/** A file's text: UTF-8 or, where it is not that, Windows' Latin. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
