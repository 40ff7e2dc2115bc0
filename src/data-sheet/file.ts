import { exports } from 'cloudflare:workers'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { findPictureFile, type Image } from '#client/shared/ui/picture/picture.tsx'
import { logWarning } from '../shared/edge/log.ts'
import { withTimeout } from '../shared/edge/upstream/timeout.ts'
import type { Sheet, SheetKind } from './sheet.ts'

/** Width of the picture in px, which is 370 dpi in a column of 83 mm. */
const width = 1200

/** Loads a sheet's picture as a JPEG; null when that fails. */
async function loadPhoto(image: Image, site: string): Promise<ArrayBuffer | null> {
  const address = new URL(findPictureFile(image, width), site)
  try {
    const response = await exports.Pictures({ props: { format: 'jpeg' } }).fetch(address, { redirect: 'manual' })
    if (response.ok && response.headers.get('Content-Type') === 'image/jpeg') return await response.arrayBuffer()
    await response.body?.cancel()
    throw new Error(`The picture was not loaded: status ${response.status}.`)
  } catch (error) {
    logWarning('sheet_without_picture', error, { path: address.pathname })
    return null
  }
}

/** Metadata of a stored sheet. */
const made = v.object({
  /** Hash of the sheet's content. */
  version: v.string(),
  /** Version of the Worker that drew the file. */
  worker: v.string(),
  /** When a sheet with this content was first drawn. */
  date: v.pipe(v.string(), v.isoTimestamp()),
})

type SheetVersion = v.InferOutput<typeof made>

interface StoredSheet extends SheetVersion {
  body: ReadableStream
  etag: string
}

/** Timeout in ms for reading from and writing to the bucket. */
const timeoutMs = 3000

/** There is one file for each kind, product and language; a new version replaces the old file. */
const getSheetKey = (kind: SheetKind, locale: string, slug: string) =>
  `sheets/${kind}/${locale}/${encodeURIComponent(slug)}.pdf`

/** Loads a stored sheet; null if there is none, or the bucket does not respond. */
async function loadStoredSheet(bucket: R2Bucket, key: string): Promise<StoredSheet | null> {
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
async function storeSheet(
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

/** Everything that a sheet's file depends on. */
interface SheetContent {
  kind: SheetKind
  sheet: Sheet
  language: Language
  shopName: string
  /** The shop's address, without a trailing slash. */
  site: string
  /** The product page's address. */
  address: string
}

interface SheetFile {
  body: ReadableStream | Uint8Array<ArrayBuffer>
  /** Null for a sheet that is not stored. */
  etag: string | null
}

/**
 * Loads a product's data or care sheet as PDF from the bucket, or draws and stores it. Sheets of
 * drafts, and sheets that lack their picture, are not stored.
 */
export async function loadSheetFile(content: SheetContent, isDraft: boolean, env: Env): Promise<SheetFile> {
  const { kind, sheet, language, shopName, site, address } = content
  const version = await hashVersion([sheet, shopName, address])
  const worker = env.VERSION.id
  const key = getSheetKey(kind, language.locale, sheet.slug)
  const stored = isDraft ? null : await loadStoredSheet(env.PICTURES, key)
  if (stored?.version === version && stored.worker === worker) return stored
  await stored?.body.cancel()
  const date = stored?.version === version ? new Date(stored.date) : new Date()
  const picture = kind === 'data' ? sheet.picture : null
  const photo = picture && (await loadPhoto(picture.image, site))
  // Imported on demand, because these 200 kB are only needed to draw a PDF.
  const { drawSheet } = await import('./paper/draw.ts')
  const pages = {
    guarantee: site + language.urlTo(paths.guaranteeTerms),
    takeBack: site + language.urlTo(paths.takeBack),
  }
  const body = await drawSheet({ kind, sheet, language, shopName, address, pages, version, date, photo })
  const isWhole = !picture || photo !== null
  if (isDraft || !isWhole) return { body, etag: null }
  return { body, etag: await storeSheet(env.PICTURES, key, body, { version, worker, date: date.toISOString() }) }
}

/** Eight hex digits of a hash of the content. */
async function hashVersion(content: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return new Uint8Array(digest, 0, 4).toHex()
}
