import type { NeighbourServices } from '../env.ts'
import { digestSecret, randomKey } from '../lib/secrets.ts'
import { type Editor, type EditorRow, type EditorWithEmail, editorColumns, parseEditor } from './people.ts'

/** How long a login link works, in ms. An invitation's link works longer. */
const linkMs = 15 * 60_000
const invitationMs = 7 * 24 * 3_600_000

type Mailer = Pick<NeighbourServices, 'mail'>

/**
 * Sends an editor a link that logs them in once. `by` names who invites them; empty for a login.
 */
export async function sendLoginLink(db: D1Database, { mail }: Mailer, editor: EditorWithEmail, by = '') {
  const link = randomKey()
  const now = Date.now()
  await db.batch([
    db.prepare('DELETE FROM login_links WHERE expires_at < ?').bind(new Date(now).toISOString()),
    db
      .prepare('INSERT INTO login_links (id, editor, expires_at) VALUES (?, ?, ?)')
      .bind(link, editor.id, new Date(now + (by ? invitationMs : linkMs)).toISOString()),
  ])
  await mail({ to: editor.email, link, language: editor.language, by })
}

/**
 * Redeems the token of a login link (`id.secret`, as in the email), which works once, even if two
 * calls run in parallel. Null if the token is wrong, used or expired.
 */
export async function redeemLink(
  db: D1Database,
  { linkSecret }: Pick<NeighbourServices, 'linkSecret'>,
  token: string,
): Promise<Editor | null> {
  const [link = '', secret = ''] = token.split('.')
  const [expected, received] = await Promise.all([linkSecret(link).then(digestSecret), digestSecret(secret)])
  if (expected !== received) return null
  const used = await db
    .prepare('DELETE FROM login_links WHERE id = ? AND expires_at >= ? RETURNING editor')
    .bind(link, new Date().toISOString())
    .first<{ editor: string }>()
  if (!used) return null
  const row = await db
    .prepare(`SELECT ${editorColumns} FROM editors WHERE id = ? AND removed_at IS NULL`)
    .bind(used.editor)
    .first<EditorRow>()
  return row && parseEditor(row)
}
