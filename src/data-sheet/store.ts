import * as v from 'valibot'
import { logWarning } from '../shared/edge/log.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'
import type { SheetKind } from './sheet.ts'

/** Metadata of a stored sheet. */
const made = v.object({
  /** Hash of its content. */
  version: v.string(),
  /** Version of the Worker that drew it. */
  worker: v.string(),
  /** When this version was first drawn. */
  date: v.pipe(v.string(), v.isoTimestamp()),
})

export type SheetVersion = v.InferOutput<typeof made>

export interface StoredSheet extends SheetVersion {
  body: ReadableStream
  etag: string
}

/** Timeout of the bucket, in ms. */
const timeoutMs = 3000

/** One file for each kind, product and language; a new version replaces the old one. */
export const getSheetKey = (kind: SheetKind, locale: string, slug: string) =>
  `sheets/${kind}/${locale}/${encodeURIComponent(slug)}.pdf`

/** Loads a stored sheet; null if there is none, or the bucket does not respond. */
export async function loadStoredSheet(bucket: R2Bucket, key: string): Promise<StoredSheet | null> {
  try {
    const found = await withTimeout(timeoutMs, () => bucket.get(key))
    const { success, output } = v.safeParse(made, found?.customMetadata)
    return found && success ? { ...output, body: found.body, etag: found.httpEtag } : null
  } catch (error) {
    logWarning('sheet_not_read', error, { key })
    return null
  }
}

/** Stores a sheet; returns its ETag, or null when the bucket does not respond. */
export async function storeSheet(
  bucket: R2Bucket,
  key: string,
  bytes: Uint8Array,
  made: SheetVersion,
): Promise<string | null> {
  const options = { httpMetadata: { contentType: 'application/pdf' }, customMetadata: { ...made } }
  try {
    return (await withTimeout(timeoutMs, () => bucket.put(key, bytes, options))).httpEtag
  } catch (error) {
    logWarning('sheet_not_stored', error, { key })
    return null
  }
}
