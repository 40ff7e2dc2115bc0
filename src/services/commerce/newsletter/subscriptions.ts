import { randomId } from '../lib/ids.ts'
import { type LanguageCode, pickLanguage } from '../lib/languages.ts'
import type { Outcome } from '../lib/outcome.ts'
import { isLinkSecret } from '../mail/link-keys.ts'
import type { Shop } from '../selection/session.ts'
import { type LimitContext, limitMails } from './mail-limit.ts'

/** How long a confirmation link works, in ms. */
const expiryMs = 30 * 24 * 60 * 60 * 1000

export interface Subscription {
  email: string
  language: string | null
  country: string
  gender: string
}

type NewSubscription = Subscription & { language: LanguageCode }

/**
 * Stores a newsletter sign-up and mails the link that confirms it. An address that is already
 * confirmed gets no mail.
 */
export async function requestConfirmation(
  shop: LimitContext & Pick<Shop, 'db'>,
  subscription: Subscription,
): Promise<Outcome<null>> {
  const limited = await limitMails(shop, subscription.email, 'newsletterByTarget')
  if (limited) return limited
  const { db } = shop
  const id = await insertSubscription(db, { ...subscription, language: pickLanguage(subscription.language) })
  return { ok: true, value: null, events: id === null ? [] : [{ kind: 'send_mail', id }] }
}

/** Returns the id of the mail; null if the address is already confirmed. */
async function insertSubscription(db: D1Database, subscription: NewSubscription): Promise<number | null> {
  const results = await db.batch<{ id: number }>(storeSubscription(db, subscription))
  return results.at(-1)?.results[0]?.id ?? null
}

/**
 * Statements that store a sign-up and its mail. The last one returns the mail's id, or no row if
 * the address is already confirmed.
 */
export function storeSubscription(
  db: D1Database,
  { email, language, country, gender }: NewSubscription,
): [D1PreparedStatement, D1PreparedStatement] {
  const now = new Date().toISOString()
  return [
    db
      .prepare(
        `INSERT INTO newsletter_subscriptions (email, reference, language, country, gender, created) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET language = excluded.language, country = excluded.country, gender = excluded.gender,
           created = excluded.created
         WHERE confirmed IS NULL`,
      )
      .bind(email, randomId(), language, country, gender, now),
    db
      .prepare(
        `INSERT INTO outbox (kind, recipient, about, created)
         SELECT 'newsletter', email, json_object('reference', reference, 'language', language), ?
         FROM newsletter_subscriptions WHERE email = ? AND confirmed IS NULL RETURNING id`,
      )
      .bind(now, email),
  ]
}

/** Finds the subscription that a link confirms; null if the link is invalid or expired. */
export async function findSubscription(
  env: Pick<Env, 'LINK_KEY' | 'COMMERCE_DB'>,
  reference: string,
  secret: string,
): Promise<{ reference: string; email: string } | null> {
  if (!(await isLinkSecret(env, 'newsletter', reference, secret))) return null
  return env.COMMERCE_DB.prepare(
    'SELECT reference, email FROM newsletter_subscriptions WHERE reference = ? AND (confirmed IS NOT NULL OR created > ?)',
  )
    .bind(reference, new Date(Date.now() - expiryMs).toISOString())
    .first<{ reference: string; email: string }>()
}

/** Confirms a subscription. A repeated call changes nothing. */
export const confirmSubscription = (db: D1Database, reference: string) =>
  db
    .prepare('UPDATE newsletter_subscriptions SET confirmed = COALESCE(confirmed, ?) WHERE reference = ?')
    .bind(new Date().toISOString(), reference)
    .run()

export const unsubscribe = (db: D1Database, email: string) =>
  db.prepare('DELETE FROM newsletter_subscriptions WHERE email = ?').bind(email).run()
