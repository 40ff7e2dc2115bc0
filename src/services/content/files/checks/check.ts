import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import { findGlbProblem } from './glb.ts'
import type { StoredKind } from './kinds.ts'
import { findPdfProblem } from './pdf.ts'
import { createMaster } from './picture.ts'
import { createRefusal, type Refusal } from './refusal.ts'

/** A checked file as it is stored. `type` is its media type; width and height are in px. */
export interface CheckedFile {
  bytes: ArrayBuffer
  type: string
  width?: number
  height?: number
  colour?: string | undefined
}

const types: Record<StoredKind, string> = {
  picture: 'image/webp',
  pdf: 'application/pdf',
  glb: 'model/gltf-binary',
  ldt: 'application/octet-stream',
  ies: 'application/octet-stream',
}

/** Checks a file of this kind, and returns the contents to store. */
export async function checkFile(
  kind: StoredKind,
  name: string,
  open: () => Promise<ReadableStream<Uint8Array>>,
  images: ImagesBinding,
): Promise<(CheckedFile & { ok: true }) | Refusal> {
  const type = types[kind]
  if (kind === 'picture') {
    const master = await createMaster(open, images)
    return master.ok ? { ...master, type } : master
  }
  const buffer = await new Response(await open()).arrayBuffer()
  const bytes = new Uint8Array(buffer)
  const problem = findFileProblem(kind, name, bytes)
  return problem ?? { ok: true, bytes: buffer, type }
}

function findFileProblem(kind: Exclude<StoredKind, 'picture'>, name: string, bytes: Uint8Array): Refusal | null {
  if (kind === 'pdf') return findPdfProblem(bytes)
  if (kind === 'glb') return findGlbProblem(bytes)
  const { problem } = readPhotometry(bytes, name)
  return problem ? { ...createRefusal('broken'), problem } : null
}
