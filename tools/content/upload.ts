import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { ask, Problem, sendPart } from './api.ts'

const stored = v.object({
  id: v.string(),
  kind: v.string(),
  src: v.string(),
  bytes: v.number(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  colour: v.optional(v.string()),
  warnings: v.optional(v.array(v.string()), []),
})
type Stored = v.InferOutput<typeof stored>

const begun = v.object({
  id: v.string(),
  partSize: v.number(),
  parts: v.array(v.number()),
  file: v.optional(stored),
})

/**
 * Uploads files, continuing what was torn off, and pairs `…-unlit` with `…-lit`. Returns a line of
 * JSON for each: what an entry says of a picture, or the file's address and size; after them what
 * was put up with in photometric files.
 */
export async function uploadFiles(paths: string[]): Promise<string[]> {
  const files = new Map<string, Stored>()
  for (const path of paths) files.set(nameOf(path), await upload(path))
  for (const [name, unlit] of files) {
    const lit = name.endsWith('-unlit') ? files.get(name.replace(/-unlit$/, '-lit')) : undefined
    if (lit) await ask('PUT', `/files/${unlit.id}`, { lit: lit.id })
  }
  const notes = [...files].flatMap(([name, { warnings }]) => warnings.map(warning => `Note: ${name}, ${warning}.`))
  return [...[...files].map(([name, file]) => JSON.stringify(asWritten(name, file))), ...notes]
}

const nameOf = (path: string) => basename(path).replace(/\.[^.]*$/, '')

async function upload(path: string): Promise<Stored> {
  const bytes = read(path)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const body = { name: basename(path), size: bytes.length, sha256 }
  const { id, partSize, parts, file } = v.parse(begun, await ask('POST', '/files', body))
  if (file) return file
  for (let number = 1; (number - 1) * partSize < bytes.length; number++) {
    const part = bytes.subarray((number - 1) * partSize, number * partSize)
    if (!parts.includes(number)) await sendPart(`/files/${id}/parts/${number}`, part)
  }
  return v.parse(stored, await ask('POST', `/files/${id}/complete`))
}

function asWritten(name: string, { kind, src, width, height, colour, bytes }: Stored) {
  if (kind !== 'picture') return { src, bytes }
  return { light: name.endsWith('-lit') ? 'lit' : 'unlit', src, width, height, ...(colour && { colour }) }
}

function read(path: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(path))
  } catch (error) {
    throw new Problem(`${path} cannot be read (${error instanceof Error ? error.message : error}).`)
  }
}
