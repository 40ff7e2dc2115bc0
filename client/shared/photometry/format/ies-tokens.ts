import type { FileValue } from './reader.ts'

/**
 * Returns a function that reads the values after `TILT=` one by one; spaces, commas and line ends
 * separate them.
 */
export function createTokenReader(lines: string[], from: number): () => FileValue | null {
  let line = from
  let values: string[] = []
  let at = 0
  return () => {
    while (at >= values.length) {
      const text = lines[line]
      if (text === undefined) return null
      values = text.split(/[\s,]+/).filter(value => value !== '')
      line += 1
      at = 0
    }
    const text = values[at] ?? ''
    at += 1
    return { text, line }
  }
}
