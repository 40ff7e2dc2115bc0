import { digestSecret } from '../lib/secrets.ts'

/** An unused link expires after this time, in ms. */
const lifetimeMs = 600_000

/** Creates the secret of a link that opens `path` in the preview once, within ten minutes. */
export async function createPreviewLink(db: D1Database, path: string) {
  const link = [...crypto.getRandomValues(new Uint8Array(24))].map(byte => byte.toString(36).padStart(2, '0')).join('')
  const now = Date.now()
  await db.batch([
    db.prepare('DELETE FROM preview_links WHERE expires_at < ?').bind(new Date(now).toISOString()),
    db
      .prepare('INSERT INTO preview_links (digest, path, expires_at) VALUES (?, ?, ?)')
      .bind(await digestSecret(link), path, new Date(now + lifetimeMs).toISOString()),
  ])
  return link
}

/**
 * Uses up a link; false if it was not valid for this path. Of two parallel calls, only one
 * succeeds.
 */
export async function redeemPreviewLink(db: D1Database, link: string, path: string) {
  const used = await db
    .prepare('DELETE FROM preview_links WHERE digest = ? AND path = ? AND expires_at >= ? RETURNING path')
    .bind(await digestSecret(link), path, new Date().toISOString())
    .first()
  return used !== null
}
