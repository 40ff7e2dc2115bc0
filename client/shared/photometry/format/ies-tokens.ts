import type { ReadFile } from './reader.ts'

/** The values after `TILT=`, one after the other: between them are spaces, commas and new lines. */
export function tokensOf(lines: string[], from: number): () => ReadFile | null {
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
