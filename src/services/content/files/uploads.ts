import * as v from 'valibot'
import { hasRole, type Identity } from '../editors/identity.ts'
import type { ContentBindings } from '../env.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { guessKind, maxBytes } from './checks/kinds.ts'
import { createRefusal, createSizeRefusal, type Refusal } from './checks/refusal.ts'
import { findFileByHash, type StoredFile } from './library.ts'
import { cleanFileName } from './names.ts'

type Env = Pick<ContentBindings, 'CONTENT_DB' | 'PICTURES'>

/** Length of every part but the last, in bytes: R2 requires equal parts of at least 5 MiB. */
export const partSize = 5 * 1024 * 1024

/** Maximum number of incomplete uploads of one editor. */
const maxOpen = 50

/** Incomplete uploads are cancelled after this time, in ms. R2 keeps parts for a week. */
const lifetimeMs = 6 * 86_400_000

export interface NewUpload {
  name: string
  /** In bytes. */
  size: number
  /** SHA-256 of the file, in hexadecimal, by which an existing file or upload is found. */
  sha256?: string | undefined
  /** The kind of file that is needed; others are refused. */
  purpose?: StoredFile['kind'] | undefined
}

const row = v.object({
  id: v.string(),
  name: v.string(),
  bytes: v.number(),
  sha256: v.nullable(v.string()),
  purpose: v.nullable(v.picklist(['picture', 'pdf', 'ldt', 'ies', 'glb'])),
  upload: v.string(),
  started_by: v.string(),
})
export type Upload = v.InferOutput<typeof row>

/** The R2 key of an unfinished upload. */
export const getUploadKey = (id: string) => `uploads/${id}`

/** The upload to continue, or the file if it is already stored. */
export interface UploadProgress {
  id: string
  partSize: number
  /** Numbers of the parts that have arrived, from 1. */
  parts: number[]
  file?: StoredFile
}

/** Starts an upload, or continues the editor's own upload of the same file. */
export async function createUpload(
  env: Env,
  { name, size, sha256, purpose }: NewUpload,
  editor: Identity,
  now: string,
): Promise<ContentOutcome<UploadProgress> | Refusal> {
  if (/\.svgz?$/i.test(name)) return createRefusal('svg')
  if (size === 0) return createRefusal('empty')
  const kind = purpose ?? guessKind(name) ?? 'picture'
  if (size > maxBytes[kind]) return createSizeRefusal(kind)
  const file = sha256 ? await findFileByHash(env.CONTENT_DB, sha256) : null
  if (file)
    return purpose && file.kind !== purpose
      ? createRefusal('purpose')
      : succeedWith({ id: file.id, partSize, parts: [], file })
  const open = await loadOpenUploads(env.CONTENT_DB, editor)
  const same = open.find(upload => sha256 && upload.sha256 === sha256 && upload.bytes === size)
  if (same) return succeedWith({ id: same.id, partSize, parts: await loadPartNumbers(env.CONTENT_DB, same.id) })
  if (open.length >= maxOpen) return failWith(409, { file: because(t => t.openUploads(maxOpen)) })
  const id = crypto.randomUUID().replaceAll('-', '')
  const { uploadId } = await env.PICTURES.createMultipartUpload(getUploadKey(id))
  await env.CONTENT_DB.prepare(
    `INSERT INTO uploads (id, name, bytes, sha256, purpose, upload, started_at, started_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
    .bind(id, cleanFileName(name), size, sha256 ?? null, purpose ?? null, uploadId, now, editor.id)
    .run()
  return succeedWith({ id, partSize, parts: [] })
}

/** Streams one part into R2, where it replaces an earlier one. Its length must be exact. */
export async function storePart(
  env: Env,
  upload: Upload,
  number: number,
  { headers, body }: Pick<Request, 'headers' | 'body'>,
): Promise<ContentOutcome<{ part: number }>> {
  const length = getPartLength(upload, number)
  if (length === null) return failWith(404, { part: 'there is no such part' })
  // The length must be known, because a body of unknown length would have to be held in memory.
  if (!body || headers.get('Content-Length') !== String(length))
    return failWith(422, { part: `must have ${length} bytes` })
  const { readable, writable } = new FixedLengthStream(length)
  const multipart = env.PICTURES.resumeMultipartUpload(getUploadKey(upload.id), upload.upload)
  const [{ etag }] = await Promise.all([multipart.uploadPart(number, readable), body.pipeTo(writable)])
  await env.CONTENT_DB.prepare(
    'INSERT INTO upload_parts (upload, number, etag) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET etag = excluded.etag',
  )
    .bind(upload.id, number, etag)
    .run()
  return succeedWith({ part: number })
}

/** Length of a part in bytes; null if the upload has no part with this number. */
export function getPartLength({ bytes }: Pick<Upload, 'bytes'>, number: number): number | null {
  const count = Math.ceil(bytes / partSize)
  if (!Number.isInteger(number) || number < 1 || number > count) return null
  return number < count ? partSize : bytes - partSize * (count - 1)
}

/** Whether an editor may send parts of an upload, complete or cancel it. */
export const mayContinue = (editor: Identity, upload: Upload) =>
  upload.started_by === editor.id || hasRole(editor, 'own')

export async function findUpload(db: D1Database, id: string): Promise<Upload | null> {
  const found = await db.prepare('SELECT * FROM uploads WHERE id = ?').bind(id).first()
  return found ? v.parse(row, found) : null
}

async function loadOpenUploads(db: D1Database, { id }: Identity): Promise<Upload[]> {
  const { results } = await db.prepare('SELECT * FROM uploads WHERE started_by = ?').bind(id).all()
  return v.parse(v.array(row), results)
}

export async function loadPartNumbers(db: D1Database, id: string): Promise<number[]> {
  const { results } = await db
    .prepare('SELECT number FROM upload_parts WHERE upload = ? ORDER BY number')
    .bind(id)
    .all<{ number: number }>()
  return results.map(({ number }) => number)
}

/** Cancels an upload and deletes the parts that have arrived. */
export async function cancelUpload(env: Env, { id, upload }: Upload) {
  // The upload may already be complete or gone in R2; then there is nothing to abort.
  await env.PICTURES.resumeMultipartUpload(getUploadKey(id), upload)
    .abort()
    .catch(() => null)
  await env.PICTURES.delete(getUploadKey(id))
  await env.CONTENT_DB.batch([
    env.CONTENT_DB.prepare('DELETE FROM upload_parts WHERE upload = ?').bind(id),
    env.CONTENT_DB.prepare('DELETE FROM uploads WHERE id = ?').bind(id),
  ])
}

/** Cancels uploads that were started more than six days ago, at most 20. */
export async function cancelOldUploads(env: Env, now: Date) {
  const before = new Date(now.getTime() - lifetimeMs).toISOString()
  const { results } = await env.CONTENT_DB.prepare('SELECT * FROM uploads WHERE started_at < ? LIMIT 20')
    .bind(before)
    .all()
  for (const upload of v.parse(v.array(row), results)) await cancelUpload(env, upload)
}
