import { createHash } from 'node:crypto'
import type { Identity } from '../editors/identity.ts'
import type { ContentBindings } from '../env.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type CheckedFile, check } from './checks/check.ts'
import { detectKind, headBytes, maxBytes, type StoredKind } from './checks/kinds.ts'
import { type Refusal, refused, refuseSize } from './checks/refusal.ts'
import { fileWithHash, findFile, type StoredFile } from './library.ts'
import { addressName, fileWords } from './names.ts'
import { cancel, findUpload, partLength, partSize, type Upload, uploadKey } from './uploads.ts'

type Env = Pick<ContentBindings, 'CONTENT_DB' | 'PICTURES' | 'IMAGES'>

/** Hexadecimal digits of the hash in addresses. */
const digits = 32

export type Completed = StoredFile & { isDuplicate: boolean }

/**
 * Checks what was uploaded and stores it: a picture encoded anew, others as they are. A file that
 * is there already is answered instead. Refused ones are deleted. Can be repeated when its answer
 * was lost.
 */
export async function completeUpload(
  env: Env,
  id: string,
  editor: Identity,
  now: string,
): Promise<ContentOutcome<Completed> | Refusal> {
  const upload = await findUpload(env.CONTENT_DB, id)
  if (!upload) {
    const file = await findFile(env.CONTENT_DB, id)
    return file ? succeedWith({ ...file, isDuplicate: false }) : failWith(404, { id: because(t => t.noUpload) })
  }
  const joined = await join(env, upload)
  if (!joined) return refused('parts')
  const result = await store(env, upload, editor, now)
  await cancel(env, upload)
  return result
}

/** Makes one object of the parts; false when some are missing. */
async function join({ CONTENT_DB, PICTURES }: Env, upload: Upload): Promise<boolean> {
  const key = uploadKey(upload.id)
  if (await PICTURES.head(key)) return true
  const { results } = await CONTENT_DB.prepare(
    'SELECT number AS partNumber, etag FROM upload_parts WHERE upload = ? ORDER BY number',
  )
    .bind(upload.id)
    .all<R2UploadedPart>()
  if (results.length !== Math.ceil(upload.bytes / partSize) || partLength(upload, results.length) === null) return false
  await PICTURES.resumeMultipartUpload(key, upload.upload).complete(results)
  return true
}

async function store(
  env: Env,
  upload: Upload,
  editor: Identity,
  now: string,
): Promise<ContentOutcome<Completed> | Refusal> {
  const open = async (range?: R2Range) => {
    const object = await env.PICTURES.get(uploadKey(upload.id), range && { range })
    if (!object) throw new Error(`The upload ${upload.id} is gone`)
    return object
  }
  const head = new Uint8Array(await (await open({ offset: 0, length: headBytes })).arrayBuffer())
  const kind = detectKind(head, upload.name)
  if (kind === 'svg' || kind === 'heic' || kind === 'type') return refused(kind)
  if (upload.purpose && kind !== upload.purpose) return refused('purpose')
  if (upload.bytes > maxBytes[kind]) return refuseSize(kind)
  const hash = await digestOf((await open()).body)
  if (upload.sha256 && upload.sha256 !== hash) return refused('hash')
  const known = await fileWithHash(env.CONTENT_DB, hash)
  if (known) return succeedWith({ ...known, isDuplicate: true })
  const checked = await check(kind, upload.name, async () => (await open()).body, env.IMAGES)
  return checked.ok ? keep(env, { upload, kind, hash, ...checked }, editor, now) : checked
}

interface Kept extends CheckedFile {
  upload: Upload
  kind: StoredKind
  hash: string
}

async function keep(
  env: Env,
  { upload, kind, hash, ...stored }: Kept,
  editor: Identity,
  now: string,
): Promise<ContentOutcome<Completed>> {
  const name = upload.name || kind
  const own = `${addressName(name, kind)}.${hash.slice(0, digits)}`
  await env.PICTURES.put(objectOf(kind, own), stored.bytes, { httpMetadata: { contentType: stored.type } })
  await env.CONTENT_DB.prepare(
    `INSERT INTO files (id, kind, name, src, hash, bytes, width, height, colour, words, uploaded_at, uploaded_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
    .bind(
      ...[upload.id, kind, name, addressOf(kind, own), hash, stored.bytes.byteLength],
      ...[stored.width ?? null, stored.height ?? null, stored.colour ?? null],
      ...[fileWords([name]), now, editor.id],
    )
    .run()
  const file = await fileWithHash(env.CONTENT_DB, hash)
  // Its address belongs to a file with the same beginning of the hash.
  if (!file) return failWith(409, { file: because(t => t.otherAddress) })
  return succeedWith({ ...file, isDuplicate: file.id !== upload.id })
}

/** Where R2 has a file; `src/media/own-master.ts`, `src/model` and `src/file` read it there. */
export const objectOf = (kind: StoredKind, own: string) =>
  kind === 'picture' ? `masters/${own}.webp` : `files/${own}.${kind}`

/** Where the shop serves it; a picture's address lacks its width. */
function addressOf(kind: StoredKind, own: string): string {
  if (kind === 'picture') return `/image/p/${own}`
  return kind === 'glb' ? `/model/${own}.glb` : `/file/${own}.${kind}`
}

async function digestOf(body: ReadableStream): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of body) hash.update(part)
  return hash.digest('hex')
}
