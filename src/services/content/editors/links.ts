import type { Neighbours } from '../env.ts'
import { digestSecret, randomKey } from '../lib/secrets.ts'
import type { Addressed, Editor } from './people.ts'

/** How long a link to log in works, and one in an invitation; in ms. */
const linkMs = 15 * 60_000
const invitationMs = 7 * 24 * 3_600_000

type Mailer = Pick<Neighbours, 'mail'>

/** Mails an editor a link that logs them in once; `by` is who invites them, or empty. */
export async function mailLink(db: D1Database, { mail }: Mailer, editor: Addressed, by = '') {
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
 * Uses up the link of a token (`id.secret`, as the mail has it); null when it is wrong, used or too
 * old. Only one of two parallel calls succeeds.
 */
export async function redeemLink(
  db: D1Database,
  { linkSecret }: Pick<Neighbours, 'linkSecret'>,
  token: string,
): Promise<Editor | null> {
  const [link = '', secret = ''] = token.split('.')
  const [right, given] = await Promise.all([linkSecret(link).then(digestSecret), digestSecret(secret)])
  if (right !== given) return null
  const used = await db
    .prepare('DELETE FROM login_links WHERE id = ? AND expires_at >= ? RETURNING editor')
    .bind(link, new Date().toISOString())
    .first<{ editor: string }>()
  if (!used) return null
  return db
    .prepare('SELECT id, name, role, language FROM editors WHERE id = ? AND removed_at IS NULL')
    .bind(used.editor)
    .first<Editor>()
}
