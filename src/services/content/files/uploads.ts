import * as v from 'valibot'
import { type Identity, may } from '../editors/identity.ts'
import type { ContentBindings } from '../env.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { kindByName, maxBytes } from './checks/kinds.ts'
import { type Refusal, refused, refuseSize } from './checks/refusal.ts'
import { fileWithHash, type StoredFile } from './library.ts'
import { shownName } from './names.ts'

type Env = Pick<ContentBindings, 'CONTENT_DB' | 'PICTURES'>

/** Length of every part but the last, in bytes: R2 takes equal ones of at least 5 MiB. */
export const partSize = 5 * 1024 * 1024

/** Uploads that one editor may have begun and not completed. */
const maxOpen = 50

/** R2 keeps parts for a week. */
const lifetimeMs = 6 * 86_400_000

export interface Begun {
  name: string
  /** Bytes. */
  size: number
  /** Of the file, in hexadecimal: finds what was uploaded before, or begun. */
  sha256?: string | undefined
  /** The kind that is wanted; others are refused. */
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

/** Where R2 has what is being uploaded. */
export const uploadKey = (id: string) => `uploads/${id}`

/** The upload to continue, or the file where it is known already. */
export interface Progress {
  id: string
  partSize: number
  /** Numbers of the parts that have arrived, from 1. */
  parts: number[]
  file?: StoredFile
}

/** Begins an upload, or continues the editor's own of the same file. */
export async function createUpload(
  env: Env,
  { name, size, sha256, purpose }: Begun,
  editor: Identity,
  now: string,
): Promise<ContentOutcome<Progress> | Refusal> {
  if (/\.svgz?$/i.test(name)) return refused('svg')
  if (size === 0) return refused('empty')
  const kind = purpose ?? kindByName(name) ?? 'picture'
  if (size > maxBytes[kind]) return refuseSize(kind)
  const file = sha256 ? await fileWithHash(env.CONTENT_DB, sha256) : null
  if (file)
    return purpose && file.kind !== purpose
      ? refused('purpose')
      : succeedWith({ id: file.id, partSize, parts: [], file })
  const open = await openUploads(env.CONTENT_DB, editor)
  const same = open.find(upload => sha256 && upload.sha256 === sha256 && upload.bytes === size)
  if (same) return succeedWith({ id: same.id, partSize, parts: await partsOf(env.CONTENT_DB, same.id) })
  if (open.length >= maxOpen) return failWith(409, { file: because(t => t.openUploads(maxOpen)) })
  const id = crypto.randomUUID().replaceAll('-', '')
  const { uploadId } = await env.PICTURES.createMultipartUpload(uploadKey(id))
  await env.CONTENT_DB.prepare(
    `INSERT INTO uploads (id, name, bytes, sha256, purpose, upload, started_at, started_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
    .bind(id, shownName(name), size, sha256 ?? null, purpose ?? null, uploadId, now, editor.id)
    .run()
  return succeedWith({ id, partSize, parts: [] })
}

/** Streams one part into R2; one that came before is replaced. Its length must be exact. */
export async function storePart(
  env: Env,
  upload: Upload,
  number: number,
  { headers, body }: Pick<Request, 'headers' | 'body'>,
): Promise<ContentOutcome<{ part: number }>> {
  const length = partLength(upload, number)
  if (length === null) return failWith(404, { part: 'there is no such part' })
  // A body whose length is not known would have to be held in memory.
  if (!body || headers.get('Content-Length') !== String(length))
    return failWith(422, { part: `must have ${length} bytes` })
  const { readable, writable } = new FixedLengthStream(length)
  const multipart = env.PICTURES.resumeMultipartUpload(uploadKey(upload.id), upload.upload)
  const [{ etag }] = await Promise.all([multipart.uploadPart(number, readable), body.pipeTo(writable)])
  await env.CONTENT_DB.prepare(
    'INSERT INTO upload_parts (upload, number, etag) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET etag = excluded.etag',
  )
    .bind(upload.id, number, etag)
    .run()
  return succeedWith({ part: number })
}

/** Bytes of a part; null when the upload has none of this number. */
export function partLength({ bytes }: Pick<Upload, 'bytes'>, number: number): number | null {
  const count = Math.ceil(bytes / partSize)
  if (!Number.isInteger(number) || number < 1 || number > count) return null
  return number < count ? partSize : bytes - partSize * (count - 1)
}

/** Sending its parts, completing and cancelling it are for who began it, and for owners. */
export const mayContinue = (editor: Identity, upload: Upload) => upload.started_by === editor.id || may(editor, 'own')

export async function findUpload(db: D1Database, id: string): Promise<Upload | null> {
  const found = await db.prepare('SELECT * FROM uploads WHERE id = ?').bind(id).first()
  return found ? v.parse(row, found) : null
}

async function openUploads(db: D1Database, { id }: Identity): Promise<Upload[]> {
  const { results } = await db.prepare('SELECT * FROM uploads WHERE started_by = ?').bind(id).all()
  return v.parse(v.array(row), results)
}

export async function partsOf(db: D1Database, id: string): Promise<number[]> {
  const { results } = await db
    .prepare('SELECT number FROM upload_parts WHERE upload = ? ORDER BY number')
    .bind(id)
    .all<{ number: number }>()
  return results.map(({ number }) => number)
}

/** Forgets an upload with all that has arrived of it. */
export async function cancel(env: Env, { id, upload }: Upload) {
  // It may be complete in R2, or gone: then there is nothing to abort.
  await env.PICTURES.resumeMultipartUpload(uploadKey(id), upload)
    .abort()
    .catch(() => null)
  await env.PICTURES.delete(uploadKey(id))
  await env.CONTENT_DB.batch([
    env.CONTENT_DB.prepare('DELETE FROM upload_parts WHERE upload = ?').bind(id),
    env.CONTENT_DB.prepare('DELETE FROM uploads WHERE id = ?').bind(id),
  ])
}

/** Forgets uploads that nobody has completed for six days. */
export async function cancelOld(env: Env, now: Date) {
  const before = new Date(now.getTime() - lifetimeMs).toISOString()
  const { results } = await env.CONTENT_DB.prepare('SELECT * FROM uploads WHERE started_at < ? LIMIT 20')
    .bind(before)
    .all()
  for (const upload of v.parse(v.array(row), results)) await cancel(env, upload)
}
