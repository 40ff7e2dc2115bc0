import { Buffer } from 'node:buffer'
import { constants, inflateSync } from 'node:zlib'
import { structureOf, unescaped } from './pdf-text.ts'
import { type FileReason, type Refusal, refused } from './refusal.ts'

/** Names of what a document does by itself, or carries along, and of what hides it. */
const acting =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Sound|Movie|Encrypt)\b/

/** Of all unpacked objects together, in bytes. */
const maxUnpacked = 8_000_000
const maxStreams = 5000
/** An object stream begins so many characters after its name at most. */
const near = 2000

/** `ObjStm`, of which letters may be written as `#4f`. */
const packed = new RegExp(
  `/${Array.from('ObjStm', letter => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}\\b`,
  'gi',
)

/**
 * Why a PDF is refused; null for one that only shows pages. Objects are looked for in packed object
 * streams too, and their names with letters written as `#4a`; what pages say is not looked at. The
 * time grows with the size alone.
 */
export function problemOfPdf(bytes: Uint8Array): Refusal | null {
  const text = latin(bytes)
  const isWhole = /^[\s\0]{0,1024}%PDF-[12]\.\d/.test(text) && /%%EOF[\s\0]*$/.test(text.slice(-2048))
  const reason = isWhole ? (reasonIn(text) ?? reasonInPacked(text, bytes)) : 'broken'
  return reason ? refused(reason) : null
}

function reasonIn(objects: string): FileReason | null {
  const structure = structureOf(objects)
  const plain = structure === null ? null : unescaped(structure)
  if (plain === null) return 'broken'
  const [found] = acting.exec(plain) ?? []
  return found === undefined ? null : found === '/Encrypt' ? 'locked' : 'scripts'
}

function reasonInPacked(text: string, bytes: Uint8Array): FileReason | null {
  let left = maxUnpacked
  let streams = 0
  let to = 0
  for (const { index } of text.matchAll(packed)) {
    if (++streams > maxStreams) return 'broken'
    const start = /\bstream\r?\n/.exec(text.slice(index, index + near))
    if (!start) continue
    const from = index + start.index + start[0].length
    if (to < from) to = text.indexOf('endstream', from)
    const unpacked = to < 0 ? null : inflated(bytes.subarray(from, to), left)
    if (!unpacked) return 'broken'
    left -= unpacked.length
    const reason = reasonIn(latin(unpacked))
    if (reason) return reason
  }
  return null
}

/** One character per byte. */
const latin = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

/**
 * Null for what cannot be unpacked, or becomes longer than `limit` bytes. What follows the packed
 * data, a line break or more, is ignored, as by all readers.
 */
function inflated(bytes: Uint8Array, limit: number): Uint8Array | null {
  try {
    return inflateSync(bytes, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}
