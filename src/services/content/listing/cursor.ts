import * as v from 'valibot'
import { badInput } from '../lib/errors.ts'

const key = v.union([v.string(), v.number()])
const cursor = v.tuple([v.string(), v.string(), key, v.string()])

/**
 * Encodes a cursor: a listing's sort order and language, and the last product's sort key and id.
 */
export const writeCursor = (value: v.InferOutput<typeof cursor>) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))

/** Reads the sort key and id. Throws if the cursor is for another sort order or language. */
export function readCursor(text: string, sort: string, locale: string) {
  const parsed = v.safeParse(cursor, decode(text))
  if (!parsed.success || parsed.output[0] !== sort || parsed.output[1] !== locale) {
    throw badInput('The cursor does not belong to this listing.')
  }
  return [parsed.output[2], parsed.output[3]] as const
}

/** Decodes the text of a cursor; null if it is invalid. */
function decode(text: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), letter => letter.charCodeAt(0))))
  } catch {
    return null
  }
}
