import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import * as v from 'valibot'
import { CommandError, callService, sendPart } from './api.ts'

const storedFile = v.object({
  id: v.string(),
  kind: v.string(),
  src: v.string(),
  bytes: v.number(),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  colour: v.optional(v.string()),
  warnings: v.optional(v.array(v.string()), []),
})
type Stored = v.InferOutput<typeof storedFile>

const uploadResponse = v.object({
  id: v.string(),
  partSize: v.number(),
  parts: v.array(v.number()),
  file: v.optional(storedFile),
})

/**
 * Uploads files, resumes interrupted uploads, and pairs the pictures `…-unlit` and `…-lit`. Returns
 * one line of JSON per file, followed by notes on where photometric files deviate from their
 * format. The JSON of a picture is its value in an entry; the JSON of another file is its address
 * and size.
 */
export async function uploadFiles(paths: string[]): Promise<string[]> {
  const files = new Map<string, Stored>()
  for (const path of paths) files.set(getBaseName(path), await upload(path))
  for (const [name, unlit] of files) {
    const lit = name.endsWith('-unlit') ? files.get(name.replace(/-unlit$/, '-lit')) : undefined
    if (lit) await callService('PUT', `/files/${unlit.id}`, { lit: lit.id })
  }
  const notes = [...files].flatMap(([name, { warnings }]) => warnings.map(warning => `Note: ${name}, ${warning}.`))
  return [...[...files].map(([name, file]) => JSON.stringify(toEntryValue(name, file))), ...notes]
}

const getBaseName = (path: string) => basename(path).replace(/\.[^.]*$/, '')

async function upload(path: string): Promise<Stored> {
  const bytes = readBytes(path)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const body = { name: basename(path), size: bytes.length, sha256 }
  const { id, partSize, parts, file } = v.parse(uploadResponse, await callService('POST', '/files', body))
  if (file) return file
  for (let number = 1; (number - 1) * partSize < bytes.length; number++) {
    const part = bytes.subarray((number - 1) * partSize, number * partSize)
    if (!parts.includes(number)) await sendPart(`/files/${id}/parts/${number}`, part)
  }
  return v.parse(storedFile, await callService('POST', `/files/${id}/complete`))
}

function toEntryValue(name: string, { kind, src, width, height, colour, bytes }: Stored) {
  if (kind !== 'picture') return { src, bytes }
  return { light: name.endsWith('-lit') ? 'lit' : 'unlit', src, width, height, ...(colour && { colour }) }
}

function readBytes(path: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(path))
  } catch (error) {
    throw new CommandError(`${path} cannot be read (${error instanceof Error ? error.message : error}).`)
  }
}
