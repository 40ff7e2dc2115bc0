import { isLinkSecret } from '../mail/link-keys.ts'
import { type Customer, type CustomerRow, customerColumns, customerOf } from './storage.ts'

/** Where a link may lead: the shop's own page for it, in either language. */
const pages = /^\/?((?:sv\/)?account\/reset-password)$/

/** The page of a `linkUri`, without a slash at the beginning; null when it is no page for a new password. */
export const resetPage = (linkUri: unknown): string | null =>
  linkUri === undefined
    ? 'account/reset-password'
    : typeof linkUri === 'string'
      ? (linkUri.match(pages)?.[1] ?? null)
      : null

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
