import { Buffer } from 'node:buffer'
import { constants, inflateSync } from 'node:zlib'
import { removeContents, unescapeNames } from './pdf-text.ts'
import { createRefusal, type FileReason, type Refusal } from './refusal.ts'

/** Names of actions, attachments and encryption in a PDF. */
const forbiddenNames =
  /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE|Rendition|Sound|Movie|Encrypt)\b/

/** Maximum total size of all unpacked objects, in bytes. */
const maxUnpacked = 8_000_000
const maxStreams = 5000
/** Maximum distance between the name of an object stream and its beginning, in characters. */
const maxStreamDistance = 2000

/** Matches `ObjStm`, in which letters may be escaped as `#4f`. */
const objectStreams = new RegExp(
  `/${Array.from('ObjStm', letter => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`).join('')}\\b`,
  'gi',
)

/**
 * Why a PDF is refused; null if it only contains pages to show. Searches for forbidden names, also
 * in compressed object streams and with letters escaped as `#4a`, but not in the text of pages.
 */
export function findPdfProblem(bytes: Uint8Array): Refusal | null {
  const text = decodeLatin1(bytes)
  const isWhole = /^[\s\0]{0,1024}%PDF-[12]\.\d/.test(text) && /%%EOF[\s\0]*$/.test(text.slice(-2048))
  const reason = isWhole ? (findReason(text) ?? findReasonInObjectStreams(text, bytes)) : 'broken'
  return reason ? createRefusal(reason) : null
}

function findReason(objects: string): FileReason | null {
  const structure = removeContents(objects)
  const plain = structure === null ? null : unescapeNames(structure)
  if (plain === null) return 'broken'
  const [found] = forbiddenNames.exec(plain) ?? []
  return found === undefined ? null : found === '/Encrypt' ? 'locked' : 'scripts'
}

function findReasonInObjectStreams(text: string, bytes: Uint8Array): FileReason | null {
  let remainingBytes = maxUnpacked
  let streams = 0
  let to = 0
  for (const { index } of text.matchAll(objectStreams)) {
    if (++streams > maxStreams) return 'broken'
    const start = /\bstream\r?\n/.exec(text.slice(index, index + maxStreamDistance))
    if (!start) continue
    const from = index + start.index + start[0].length
    if (to < from) to = text.indexOf('endstream', from)
    const unpacked = to < 0 ? null : inflate(bytes.subarray(from, to), remainingBytes)
    if (!unpacked) return 'broken'
    remainingBytes -= unpacked.length
    const reason = findReason(decodeLatin1(unpacked))
    if (reason) return reason
  }
  return null
}

/** Decodes each byte to one character. */
const decodeLatin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

/**
 * Unpacks bytes. Null if they cannot be unpacked, or become longer than `limit` bytes. Ignores
 * bytes after the packed data, such as line breaks, as all PDF readers do.
 */
function inflate(bytes: Uint8Array, limit: number): Uint8Array | null {
  try {
    return inflateSync(bytes, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}
