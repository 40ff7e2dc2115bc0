import * as paths from '#client/paths.ts'
import type { Language } from '#client/shared/texts/use-translate.ts'
import { photoOf } from './photo.ts'
import type { Sheet, SheetKind } from './sheet.ts'
import { findStored, sheetKey, store } from './store.ts'

/** What a sheet's file depends on. */
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
 * A product's data or care sheet as PDF, from the bucket, where its first request stores it. A
 * draft's, and one that lacks its picture, is not stored.
 */
export async function sheetFile(content: SheetContent, isDraft: boolean, env: Env): Promise<SheetFile> {
  const { kind, sheet, language, shopName, site, address } = content
  const version = await versionOf([sheet, shopName, address])
  const worker = env.VERSION.id
  const key = sheetKey(kind, language.locale, sheet.slug)
  const stored = isDraft ? null : await findStored(env.PICTURES, key)
  if (stored?.version === version && stored.worker === worker) return stored
  await stored?.body.cancel()
  const date = stored?.version === version ? new Date(stored.date) : new Date()
  const picture = kind === 'data' ? sheet.picture : null
  const photo = picture && (await photoOf(picture.image, site))
  // 200 kB that no other page needs.
  const { drawSheet } = await import('./paper/draw.ts')
  const pages = {
    guarantee: site + language.urlTo(paths.guaranteeTerms),
    takeBack: site + language.urlTo(paths.takeBack),
  }
  const body = await drawSheet({ kind, sheet, language, shopName, address, pages, version, date, photo })
  const isWhole = !picture || photo !== null
  if (isDraft || !isWhole) return { body, etag: null }
  return { body, etag: await store(env.PICTURES, key, body, { version, worker, date: date.toISOString() }) }
}

/** Eight hex digits that name a content. */
async function versionOf(content: unknown): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return new Uint8Array(digest, 0, 4).toHex()
}
