import { digest } from '../lib/token.ts'

/** A link that was not used is forgotten after this long, in ms. */
const lifetime = 600_000

/** The secret of a link that opens `path` in preview, once, within ten minutes. */
export async function createPreviewLink(db: D1Database, path: string) {
  const link = [...crypto.getRandomValues(new Uint8Array(24))].map(byte => byte.toString(36).padStart(2, '0')).join('')
  const now = Date.now()
  await db.batch([
    db.prepare('DELETE FROM preview_links WHERE expires_at < ?').bind(new Date(now).toISOString()),
    db
      .prepare('INSERT INTO preview_links (digest, path, expires_at) VALUES (?, ?, ?)')
      .bind(await digest(link), path, new Date(now + lifetime).toISOString()),
  ])
  return link
}

/**
 * Uses a link up: whether it was there, for this path and in time. Of two that come at once, one
 * wins.
 */
export async function usePreviewLink(db: D1Database, link: string, path: string) {
  const used = await db
    .prepare('DELETE FROM preview_links WHERE digest = ? AND path = ? AND expires_at >= ? RETURNING path')
    .bind(await digest(link), path, new Date().toISOString())
    .first()
  return used !== null
}
