import * as paths from '#client/paths.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { loadPhoto } from './photo.ts'
import type { Sheet, SheetKind } from './sheet.ts'
import { getSheetKey, loadStoredSheet, storeSheet } from './store.ts'

/** Everything that a sheet's file depends on. */
export interface SheetContent {
  kind: SheetKind
  sheet: Sheet
  language: Language
  shopName: string
  /** The shop's address, without a trailing slash. */
  site: string
  /** The product page's address. */
  address: string
}

export interface SheetFile {
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
  // Imported on demand: 200 kB that no other page needs.
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
