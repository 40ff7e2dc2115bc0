import { type LanguageCode, languagePrefix } from '../lib/languages.ts'
import type { UnsubscribeLinks } from '../mail/letter.ts'
import { isLinkSecret, signLink } from '../mail/link-keys.ts'
import type { OutboxEntry } from '../mail/outbox.ts'

/**
 * Creates the unsubscribe links of one mail. They contain the mail's id, so that they need not
 * contain the recipient's address.
 */
export async function createUnsubscribeLinks(
  env: Env,
  { id }: Pick<OutboxEntry, 'id'>,
  language: LanguageCode,
): Promise<UnsubscribeLinks> {
  const query = `?i=${id}&id=${await signLink(env, 'unsubscribe', String(id))}`
  return {
    page: `${env.SITE_URL}${languagePrefix(language)}/newsletter/unsubscribe${query}`,
    oneClick: `${env.SITE_URL}/api/checkout/newsletter-unsubscription${query}`,
  }
}

/**
 * Finds the recipient of the mail that has this unsubscribe link; null if the link is invalid. A
 * link is valid as long as its mail is stored.
 */
export async function findAddressee(env: Env, id: string, secret: string): Promise<string | null> {
  if (!/^\d{1,15}$/.test(id) || !(await isLinkSecret(env, 'unsubscribe', id, secret))) return null
  return env.COMMERCE_DB.prepare(`SELECT recipient FROM outbox WHERE id = ? AND kind IN ('newsletter', 'stock')`)
    .bind(Number(id))
    .first<string>('recipient')
}

/**
 * Unsubscribes an address from the newsletter and stock notices. Mails about orders are still sent.
 */
export const unsubscribeFromAll = (db: D1Database, email: string) =>
  db.batch([
    db.prepare('DELETE FROM newsletter_subscriptions WHERE email = ?').bind(email),
    db.prepare('DELETE FROM stock_requests WHERE email = ?').bind(email),
    db.prepare('UPDATE customers SET newsletter = 0 WHERE email = ?').bind(email),
  ])
