import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A file for upload that is malicious or broken. */
export interface Hostile {
  /** What is wrong with the file, for messages of tests. */
  what: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** The allowed results: reasons for refusal, or `stored` if encoding makes the file harmless. */
  becomes: string[]
}

/** The script in the hostile files. Nothing that the shop serves may contain it. */
export const marker = 'alert("hostile")'

export const text = (content: string) => new Uint8Array(Buffer.from(content))
export const join = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))))

let shade = 0
/** A plain picture in a new colour, because equal files would be stored only once. */
export const plain = () => {
  shade += 3
  return sharp({ create: { width: 300, height: 200, channels: 3, background: { r: 90, g: shade, b: 255 - shade } } })
}
export const jpeg = async () => new Uint8Array(await plain().jpeg().toBuffer())
export const png = async () => new Uint8Array(await plain().png().toBuffer())

export function word(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
export const chunk = (type: string, data: Uint8Array | string) => {
  const body = join(type, data)
  return join(word(body.length - 4), body, word(crc32(body)))
}
const header = (width: number, height: number, depth = 8, colour = 2) =>
  chunk('IHDR', join(word(width), word(height), new Uint8Array([depth, colour, 0, 0, 0])))
const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
export const emptyPng = (width: number, height: number) =>
  join(signature, header(width, height), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', ''))
/** Inserts a chunk into a valid PNG, after its header. */
export const withChunk = (file: Uint8Array, added: Uint8Array) => join(file.subarray(0, 33), added, file.subarray(33))
/** Inserts a segment at the beginning of a valid JPEG. */
export const withSegment = (file: Uint8Array, type: number, data: Uint8Array | string) => {
  const body = join(data)
  const length = body.length + 2
  return join(file.subarray(0, 2), new Uint8Array([0xff, type, length >> 8, length & 255]), body, file.subarray(2))
}
export const script = `<script>${marker}</script>`
export const svg = (inside: string, before = '') =>
  text(`${before}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
export const zip = join('PK\x03\x04', new Uint8Array(26), script, 'PK\x05\x06', new Uint8Array(18))

export const pdf = (objects: string) =>
  text(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n${objects}\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`)

/** A GLB file with this JSON. Its header claims `length` bytes, by default the true length. */
export function glb(document: object, length?: number) {
  const json = Buffer.from(JSON.stringify(document))
  const padded = join(json, ' '.repeat((4 - (json.length % 4)) % 4))
  const bytes = Buffer.alloc(20)
  bytes.write('glTF')
  bytes.writeUInt32LE(2, 4)
  bytes.writeUInt32LE(length ?? 20 + padded.length, 8)
  bytes.writeUInt32LE(padded.length, 12)
  bytes.write('JSON', 16)
  return join(bytes, padded)
}
