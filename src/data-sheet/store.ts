import * as v from 'valibot'
import { logWarning } from '../shared/edge/log.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'
import type { SheetKind } from './sheet.ts'

/** What a stored sheet was made of, beside it in the bucket. */
const made = v.object({
  /** Of its content. */
  version: v.string(),
  /** Of the Worker that drew it. */
  worker: v.string(),
  /** When this version was first drawn. */
  date: v.pipe(v.string(), v.isoTimestamp()),
})

export type MadeSheet = v.InferOutput<typeof made>

export interface StoredSheet extends MadeSheet {
  body: ReadableStream
  etag: string
}

/** Timeout of the bucket, in ms. */
const timeoutMs = 3000

/** One file for each kind, product and language: a new version replaces the one before. */
export const sheetKey = (kind: SheetKind, locale: string, slug: string) =>
  `sheets/${kind}/${locale}/${encodeURIComponent(slug)}.pdf`

/** Null also when the bucket does not answer. */
export async function findStored(bucket: R2Bucket, key: string): Promise<StoredSheet | null> {
  try {
    const found = await withTimeout(timeoutMs, () => bucket.get(key))
    const { success, output } = v.safeParse(made, found?.customMetadata)
    return found && success ? { ...output, body: found.body, etag: found.httpEtag } : null
  } catch (error) {
    logWarning('sheet_not_read', error, { key })
    return null
  }
}

/** Stores a sheet; returns its entity tag, or null when the bucket does not answer. */
export async function store(bucket: R2Bucket, key: string, bytes: Uint8Array, made: MadeSheet): Promise<string | null> {
  const options = { httpMetadata: { contentType: 'application/pdf' }, customMetadata: { ...made } }
  try {
    return (await withTimeout(timeoutMs, () => bucket.put(key, bytes, options))).httpEtag
  } catch (error) {
    logWarning('sheet_not_stored', error, { key })
    return null
  }
}
