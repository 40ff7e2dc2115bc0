import { createHash } from 'node:crypto'
import type { Identity } from '../editors/identity.ts'
import type { ContentBindings } from '../env.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type CheckedFile, checkFile } from './checks/check.ts'
import { detectKind, headBytes, maxBytes, type StoredKind } from './checks/kinds.ts'
import { createRefusal, createSizeRefusal, type Refusal } from './checks/refusal.ts'
import { findFile, findFileByHash, type StoredFile } from './library.ts'
import { toAddressName, toSearchText } from './names.ts'
import { cancelUpload, findUpload, getPartLength, getUploadKey, partSize, type Upload } from './uploads.ts'

type Env = Pick<ContentBindings, 'CONTENT_DB' | 'PICTURES' | 'IMAGES'>

/** Number of hexadecimal digits of the hash in addresses. */
const hashDigits = 32

export type CompletedUpload = StoredFile & { isDuplicate: boolean }

/**
 * Checks an uploaded file and stores it: pictures are encoded again, other files stay as they are.
 * Returns the existing file if it is already stored. Refused files are deleted. A repeated call
 * returns the stored file, so that clients can retry.
 */
export async function completeUpload(
  env: Env,
  id: string,
  editor: Identity,
  now: string,
): Promise<ContentOutcome<CompletedUpload> | Refusal> {
  const upload = await findUpload(env.CONTENT_DB, id)
  if (!upload) {
    const file = await findFile(env.CONTENT_DB, id)
    return file ? succeedWith({ ...file, isDuplicate: false }) : failWith(404, { id: because(t => t.noUpload) })
  }
  const joined = await joinParts(env, upload)
  if (!joined) return createRefusal('parts')
  const result = await checkAndStore(env, upload, editor, now)
  await cancelUpload(env, upload)
  return result
}

/** Joins the parts into one object; false if some are missing. */
async function joinParts({ CONTENT_DB, PICTURES }: Env, upload: Upload): Promise<boolean> {
  const key = getUploadKey(upload.id)
  if (await PICTURES.head(key)) return true
  const { results } = await CONTENT_DB.prepare(
    'SELECT number AS partNumber, etag FROM upload_parts WHERE upload = ? ORDER BY number',
  )
    .bind(upload.id)
    .all<R2UploadedPart>()
  if (results.length !== Math.ceil(upload.bytes / partSize) || getPartLength(upload, results.length) === null)
    return false
  await PICTURES.resumeMultipartUpload(key, upload.upload).complete(results)
  return true
}

async function checkAndStore(
  env: Env,
  upload: Upload,
  editor: Identity,
  now: string,
): Promise<ContentOutcome<CompletedUpload> | Refusal> {
  const open = async (range?: R2Range) => {
    const object = await env.PICTURES.get(getUploadKey(upload.id), range && { range })
    if (!object) throw new Error(`The upload ${upload.id} no longer exists`)
    return object
  }
  const head = new Uint8Array(await (await open({ offset: 0, length: headBytes })).arrayBuffer())
  const kind = detectKind(head, upload.name)
  if (kind === 'svg' || kind === 'heic' || kind === 'type') return createRefusal(kind)
  if (upload.purpose && kind !== upload.purpose) return createRefusal('purpose')
  if (upload.bytes > maxBytes[kind]) return createSizeRefusal(kind)
  const hash = await digestStream((await open()).body)
  if (upload.sha256 && upload.sha256 !== hash) return createRefusal('hash')
  const known = await findFileByHash(env.CONTENT_DB, hash)
  if (known) return succeedWith({ ...known, isDuplicate: true })
  const checked = await checkFile(kind, upload.name, async () => (await open()).body, env.IMAGES)
  return checked.ok ? storeFile(env, { upload, kind, hash, ...checked }, editor, now) : checked
}

interface FileToStore extends CheckedFile {
  upload: Upload
  kind: StoredKind
  hash: string
}

async function storeFile(
  env: Env,
  { upload, kind, hash, ...stored }: FileToStore,
  editor: Identity,
  now: string,
): Promise<ContentOutcome<CompletedUpload>> {
  const name = upload.name || kind
  const fileName = `${toAddressName(name, kind)}.${hash.slice(0, hashDigits)}`
  await env.PICTURES.put(getObjectKey(kind, fileName), stored.bytes, { httpMetadata: { contentType: stored.type } })
  await env.CONTENT_DB.prepare(
    `INSERT INTO files (id, kind, name, src, hash, bytes, width, height, colour, words, uploaded_at, uploaded_by)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  )
    .bind(
      ...[upload.id, kind, name, getFileAddress(kind, fileName), hash, stored.bytes.byteLength],
      ...[stored.width ?? null, stored.height ?? null, stored.colour ?? null],
      ...[toSearchText([name]), now, editor.id],
    )
    .run()
  const file = await findFileByHash(env.CONTENT_DB, hash)
  // The address belongs to another file whose hash begins with the same digits.
  if (!file) return failWith(409, { file: because(t => t.otherAddress) })
  return succeedWith({ ...file, isDuplicate: file.id !== upload.id })
}

/**
 * The key of a file in R2, by which `own-master.ts`, `model-route.ts` and `file-route.ts` in
 * `src/media` read it.
 */
export const getObjectKey = (kind: StoredKind, fileName: string) =>
  kind === 'picture' ? `masters/${fileName}.webp` : `files/${fileName}.${kind}`

/** The address at which the shop serves the file. A picture's address has no width. */
function getFileAddress(kind: StoredKind, fileName: string): string {
  if (kind === 'picture') return `/image/p/${fileName}`
  return kind === 'glb' ? `/model/${fileName}.glb` : `/file/${fileName}.${kind}`
}

async function digestStream(body: ReadableStream): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of body) hash.update(part)
  return hash.digest('hex')
}
