import type { Context } from 'hono'
import { addressOf } from '../http/client-address.ts'
import type { CommerceEnv } from '../http/respond.ts'
import { randomId } from '../lib/ids.ts'
import { type Language, languageOf } from '../lib/languages.ts'
import { type Bucket, use } from '../limits/limiter.ts'
import { isLinkSecret } from '../mail/link-keys.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { announce } from '../mail/outbox.ts'

/** How long a confirmation link works, in ms. */
const lifetime = 30 * 24 * 60 * 60 * 1000

interface Wish {
  email: string
  language: string | null
  country: string
  gender: string
}

/**
 * Notes that an address asked for the newsletter, and mails it the link that confirms it; nothing else is sent before that. Who has
 * confirmed gets no mail. Answers the seconds to wait when too many were asked for; else null.
 */
export async function askForConfirmation(c: Context<CommerceEnv>, wish: Wish): Promise<number | null> {
  const wait = await use(c.env, mailBuckets(c, wish.email, 'newsletterByTarget'))
  if (wait !== null) return wait
  const mail = await insertWish(c.env.COMMERCE_DB, { ...wish, language: languageOf(wish.language) })
  if (mail !== null) announce(c.env, c.executionCtx, mail)
  return null
}

/** What limits mails that anyone may have sent to anyone. */
export const mailBuckets = (
  c: Context<CommerceEnv>,
  email: string,
  rule: 'newsletterByTarget' | 'noticeByTarget',
): Bucket[] => [
  { rule: 'newsletterByAddress', of: addressOf(c) },
  { rule, of: mailboxOf(email) },
]

/** Returns the id of the mail; null when the address has confirmed before. */
async function insertWish(
  db: D1Database,
  { email, language, country, gender }: Wish & { language: Language },
): Promise<number | null> {
  const now = new Date().toISOString()
  const results = await db.batch<{ id: number }>([
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
  ])
  return results.at(-1)?.results[0]?.id ?? null
}

/** The subscription that a link is for; null when it is not one of ours, or too old. */
export async function findWish(
  env: Env,
  reference: string,
  secret: string,
): Promise<{ reference: string; email: string } | null> {
  if (!(await isLinkSecret(env, 'newsletter', reference, secret))) return null
  return env.COMMERCE_DB.prepare(
    'SELECT reference, email FROM newsletter_subscriptions WHERE reference = ? AND (confirmed IS NOT NULL OR created > ?)',
  )
    .bind(reference, new Date(Date.now() - lifetime).toISOString())
    .first<{ reference: string; email: string }>()
}

/** Confirms; again, it stays as it was. */
export const confirmWish = (db: D1Database, reference: string) =>
  db
    .prepare('UPDATE newsletter_subscriptions SET confirmed = COALESCE(confirmed, ?) WHERE reference = ?')
    .bind(new Date().toISOString(), reference)
    .run()

export const unsubscribe = (db: D1Database, email: string) =>
  db.prepare('DELETE FROM newsletter_subscriptions WHERE email = ?').bind(email).run()
