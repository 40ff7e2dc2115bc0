import type { Language } from '../languages.ts'
import { isLinkSecret } from '../links.ts'
import { randomId } from '../random.ts'
import { type Customer, type CustomerRow, customerColumns, customerOf } from './customers.ts'

/** How long a reset link works. The mail says it too. */
const lifetime = 60 * 60 * 1000

/** Where a link may lead: the shop's own page for it, in either language. */
const pages = /^\/?((?:sv\/)?account\/reset-password)$/

/** The page of a `linkUri`, without a slash at the beginning; null when it is no page for a new password. */
export const resetPage = (linkUri: unknown): string | null =>
  linkUri === undefined
    ? 'account/reset-password'
    : typeof linkUri === 'string'
      ? (linkUri.match(pages)?.[1] ?? null)
      : null

/**
 * Writes a mail with a new link, when the address is a customer's; links of earlier mails end. Returns the mail's id. The same
 * statements run for an address that nobody has, so the time tells nothing.
 */
export async function requestReset(
  db: D1Database,
  email: string,
  { page, language }: { page: string; language: Language },
): Promise<number | null> {
  const reference = randomId()
  const now = Date.now()
  const results = await db.batch<{ id: number }>([
    db
      .prepare('INSERT OR REPLACE INTO password_resets SELECT customer, ?, ? FROM customers WHERE email = ?')
      .bind(reference, new Date(now + lifetime).toISOString(), email),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created) SELECT 'password_reset', email, ?, ? FROM customers WHERE email = ?
         RETURNING id`,
      )
      .bind(JSON.stringify({ reference, page, language }), new Date(now).toISOString(), email),
  ])
  return results.at(-1)?.results[0]?.id ?? null
}

/** Whose link it is; null when it is not one of ours, not the newest, used or too old. */
export async function findReset(env: Env, reference: string, secret: string): Promise<Customer | null> {
  if (!(await isLinkSecret(env, 'password-reset', reference, secret))) return null
  const row = await env.COMMERCE_DB.prepare(
    `SELECT ${customerColumns} FROM password_resets JOIN customers USING (customer) WHERE reference = ? AND expires > ?`,
  )
    .bind(reference, new Date().toISOString())
    .first<CustomerRow>()
  return row && customerOf(row)
}
