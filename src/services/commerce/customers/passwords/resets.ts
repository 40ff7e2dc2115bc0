import * as v from 'valibot'
import { randomId } from '../../lib/ids.ts'
import { type LanguageCode, languageCodes, languagePrefix } from '../../lib/languages.ts'
import { isLinkSecret } from '../../mail/link-keys.ts'
import { type CustomerRecord, type CustomerRow, customerColumns, parseCustomer } from '../storage.ts'

/** Paths that a reset link may open: the shop's page for a new password, in each language. */
const pages = languageCodes.map(language => `${languagePrefix(language)}/account/reset-password`.slice(1))

/** The body of `POST password-reset-email/{email}`. */
export const resetMail = v.object({
  linkUri: v.optional(v.picklist(pages.flatMap(page => [page, `/${page}`])), 'account/reset-password'),
})

/**
 * Parses a `linkUri` and returns the path of the page without a leading slash; null if it is not
 * the shop's page for a new password.
 */
export function parseResetPage(linkUri: unknown): string | null {
  const result = v.safeParse(resetMail.entries.linkUri, linkUri)
  return result.success ? result.output.replace(/^\//, '') : null
}

/** Finds the customer of a reset link; null if the link is invalid, replaced, used or expired. */
export async function findReset(
  env: Pick<Env, 'LINK_KEY' | 'COMMERCE_DB'>,
  reference: string,
  secret: string,
): Promise<CustomerRecord | null> {
  if (!(await isLinkSecret(env, 'password-reset', reference, secret))) return null
  const row = await env.COMMERCE_DB.prepare(
    `SELECT ${customerColumns} FROM password_resets JOIN customers USING (customer) WHERE reference = ? AND expires > ?`,
  )
    .bind(reference, new Date().toISOString())
    .first<CustomerRow>()
  return row && parseCustomer(row)
}

/** How long a reset link works, in ms. The text of the mail also says 60 minutes. */
const expiryMs = 60 * 60 * 1000
/** If the queue does not deliver a request within this time, in ms, it is queued again. */
const retryAfterMs = 60 * 1000

interface ResetRequest {
  /** The e-mail address, as typed. */
  email: string
  page: string
  language: LanguageCode
}

/**
 * Stores a request for a reset link and returns the request's id. A row is stored whether or not
 * the address has an account, so that the time this takes does not reveal who has one.
 */
export async function insertResetRequest(db: D1Database, { email, page, language }: ResetRequest): Promise<number> {
  const id = await db
    .prepare('INSERT INTO reset_requests (email, page, language, created) VALUES (?, ?, ?, ?) RETURNING id')
    .bind(email, page, language, new Date().toISOString())
    .first<number>('id')
  if (id === null) throw new Error('A request for a reset link was not stored')
  return id
}

/**
 * Writes the mail with a new link if the address has an account. The account's earlier links become
 * invalid. The same batch deletes the request, so that a second call writes no mail. Returns the
 * mail's id; null if no mail was written.
 */
export async function answerResetRequest(db: D1Database, id: number): Promise<number | null> {
  const reference = randomId()
  const now = Date.now()
  const matching = 'reset_requests request JOIN customers ON customers.email = request.email WHERE request.id = ?'
  const [, mail] = await db.batch<{ id: number }>([
    db
      .prepare(
        `INSERT OR REPLACE INTO password_resets (customer, reference, expires)
         SELECT customers.customer, ?, ? FROM ${matching}`,
      )
      .bind(reference, new Date(now + expiryMs).toISOString(), id),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created)
         SELECT 'password_reset', customers.email,
           json_object('reference', ?, 'page', request.page, 'language', request.language), ? FROM ${matching} RETURNING id`,
      )
      .bind(reference, new Date(now).toISOString(), id),
    db.prepare('DELETE FROM reset_requests WHERE id = ?').bind(id),
  ])
  return mail?.results[0]?.id ?? null
}

/** Loads the ids of requests that the queue has not delivered within `retryAfterMs`. */
export async function loadUnsentRequests(db: D1Database): Promise<number[]> {
  const { results } = await db
    .prepare('SELECT id FROM reset_requests WHERE created < ? ORDER BY id LIMIT 100')
    .bind(new Date(Date.now() - retryAfterMs).toISOString())
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}
