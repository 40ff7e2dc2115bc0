import { constants, inflateSync } from 'node:zlib'
import { type Refusal, refused } from './refusal.ts'

/** Names of what a document does by itself, or carries along. */
const acting =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Sound|Movie)\b/
const encrypted = /\/Encrypt\b/

/** Of all unpacked objects together, in bytes. */
const maxUnpacked = 20_000_000
const maxStreams = 5000

/**
 * Why a PDF is refused; null for one that only shows pages. Objects are looked for in packed object
 * streams too, and their names with letters written as `#4a`.
 */
export function problemOfPdf(bytes: Uint8Array): Refusal | null {
  const text = latin(bytes)
  if (!/^%PDF-[12]\.\d/.test(text) || !/%%EOF\s*$/.test(text.slice(-2048))) return refused('broken')
  const plain = text.replace(/\bstream\r?\n[\s\S]*?\bendstream\b/g, ' ')
  if (encrypted.test(unescaped(plain))) return refused('locked')
  if (acting.test(unescaped(plain))) return refused('scripts')
  let left = maxUnpacked
  let streams = 0
  for (const match of text.matchAll(/\/(?:Type\s*\/)?ObjStm\b[\s\S]{0,2000}?\bstream\r?\n/g)) {
    if (++streams > maxStreams) return refused('broken')
    const from = match.index + match[0].length
    const to = text.indexOf('endstream', from)
    const unpacked = inflated(bytes.subarray(from, to < 0 ? bytes.length : to), left)
    if (!unpacked) return refused('broken')
    left -= unpacked.length
    if (acting.test(unescaped(latin(unpacked)))) return refused('scripts')
  }
  return null
}

/**
 * One character per byte, which takes a byte of memory; a `TextDecoder` makes some of them wider.
 */
function latin(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)))
  return parts.join('')
}

const unescaped = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/**
 * Null for what cannot be unpacked, or becomes longer than `limit` bytes. What follows the packed
 * data, a line break or more, is ignored, as by all readers.
 */
function inflated(packed: Uint8Array, limit: number): Uint8Array | null {
  try {
    return inflateSync(packed, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}
