import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import { problemOfGlb } from './glb.ts'
import type { StoredKind } from './kinds.ts'
import { problemOfPdf } from './pdf.ts'
import { makeMaster } from './picture.ts'
import { type Refusal, refused } from './refusal.ts'

/** What is stored of a file. */
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

/** Reads a file as what it says it is, and returns what to store of it. */
export async function check(
  kind: StoredKind,
  name: string,
  open: () => Promise<ReadableStream<Uint8Array>>,
  images: ImagesBinding,
): Promise<(CheckedFile & { ok: true }) | Refusal> {
  const type = types[kind]
  if (kind === 'picture') {
    const master = await makeMaster(open, images)
    return master.ok ? { ...master, type } : master
  }
  const buffer = await new Response(await open()).arrayBuffer()
  const bytes = new Uint8Array(buffer)
  const problem = problemOf(kind, name, bytes)
  return problem ?? { ok: true, bytes: buffer, type }
}

function problemOf(kind: Exclude<StoredKind, 'picture'>, name: string, bytes: Uint8Array): Refusal | null {
  if (kind === 'pdf') return problemOfPdf(bytes)
  if (kind === 'glb') return problemOfGlb(bytes)
  const { problem } = readPhotometry(bytes, name)
  return problem ? { ...refused('broken'), problem } : null
}
