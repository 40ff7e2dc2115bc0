import { randomId } from '../lib/ids.ts'
import type { Language } from '../lib/languages.ts'

/** How long a reset link works. The mail says it too. */
const lifetime = 60 * 60 * 1000
/** A request that the queue has not brought by now, it has lost. */
const patience = 60 * 1000

interface Wish {
  /** As it was typed. */
  email: string
  page: string
  language: Language
}

/** Notes that somebody wants a reset link. One row, whoever it is: the answer's time tells nothing. Returns the row's id. */
export async function insertResetRequest(db: D1Database, { email, page, language }: Wish): Promise<number> {
  const id = await db
    .prepare('INSERT INTO reset_requests (email, page, language, created) VALUES (?, ?, ?, ?) RETURNING id')
    .bind(email, page, language, new Date().toISOString())
    .first<number>('id')
  if (id === null) throw new Error('A request was not written')
  return id
}

/**
 * Writes the mail with a new link, when the address is a customer's; links of earlier mails end. In one batch with the request's end: a second
 * look finds nothing. Returns the mail's id, null when there is none to send.
 */
export async function answerResetRequest(db: D1Database, id: number): Promise<number | null> {
  const reference = randomId()
  const now = Date.now()
  const asked = 'reset_requests request JOIN customers ON customers.email = request.email WHERE request.id = ?'
  const [, mail] = await db.batch<{ id: number }>([
    db
      .prepare(`INSERT OR REPLACE INTO password_resets SELECT customers.customer, ?, ? FROM ${asked}`)
      .bind(reference, new Date(now + lifetime).toISOString(), id),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created)
         SELECT 'password_reset', customers.email,
           json_object('reference', ?, 'page', request.page, 'language', request.language), ? FROM ${asked} RETURNING id`,
      )
      .bind(reference, new Date(now).toISOString(), id),
    db.prepare('DELETE FROM reset_requests WHERE id = ?').bind(id),
  ])
  return mail?.results[0]?.id ?? null
}

/** Requests that the queue lost. */
export async function loadForgottenRequests(db: D1Database): Promise<number[]> {
  const { results } = await db
    .prepare('SELECT id FROM reset_requests WHERE created < ? ORDER BY id LIMIT 100')
    .bind(new Date(Date.now() - patience).toISOString())
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}
