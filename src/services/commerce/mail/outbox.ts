import { digest } from '../lib/ids.ts'

/**
 * All kinds of mails. `mails.ts` composes each, and the style guide shows each. A new kind needs no
 * migration.
 */
export const mailKinds = [
  'order',
  'shipped',
  'cancelled',
  'order_link',
  'refunded',
  'withdrawal',
  'welcome',
  'password_reset',
  'password_changed',
  'newsletter',
  'stock',
  'inquiry',
  'inquiry_receipt',
  'email_change',
  'email_warning',
  'account_deleted',
  'editor_invitation',
  'editor_link',
  'operator',
] as const

export type MailKind = (typeof mailKinds)[number]

/** A mail that is ready to send. */
export interface Mail {
  subject: string
  html: string
  text: string
  /** The address for replies; by default the sender. */
  replyTo?: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

export interface Attachment {
  disposition: 'attachment'
  filename: string
  /** The media type. */
  type: string
  /** In Base64. */
  content: string
}

export interface OutboxEntry {
  id: number
  kind: MailKind
  recipient: string
  about: string
  created: string
  sent: string | null
}

const columns = 'id, kind, recipient, about, created, sent'

export const findOutboxEntry = (db: D1Database, id: number) =>
  db.prepare(`SELECT ${columns} FROM outbox WHERE id = ?`).bind(id).first<OutboxEntry>()

/** Number of mails on one page of the outbox. */
const pageSize = 100

/**
 * Loads a page of mails, newest first, that were written before the mail `before`. `older` starts
 * the next page; null on the last.
 */
export async function loadEntries(
  db: D1Database,
  before: number,
): Promise<{ entries: OutboxEntry[]; older: number | null }> {
  const { results: entries } = await db
    .prepare(`SELECT ${columns} FROM outbox WHERE id < ? ORDER BY id DESC LIMIT ${pageSize}`)
    .bind(before)
    .all<OutboxEntry>()
  return { entries, older: entries.length === pageSize ? (entries.at(-1)?.id ?? null) : null }
}

/** Composes a mail from the data in its outbox entry. */
export type ComposeMail = (env: Env, entry: OutboxEntry) => Promise<Mail>

/**
 * Composes a mail with a reference that stays the same, however often it is sent, so that mail
 * programs recognize duplicates. The Message-ID cannot be chosen (decision 130).
 */
export async function writeMail(env: Env, entry: OutboxEntry, composeMail: ComposeMail): Promise<Mail> {
  const mail = await composeMail(env, entry)
  const reference = await digest(`${entry.id} ${entry.created}`)
  return { ...mail, headers: { ...mail.headers, 'X-Entity-Ref-ID': reference } }
}

/** If an attempt to send takes longer than this, in ms, another may start. */
const claimMs = 30_000

/**
 * Sends a mail unless it was sent before. Only one attempt runs at a time. The mail is sent twice
 * only if the process ends between sending it and marking it as sent. Throws when sending fails, so
 * that the queue retries.
 */
export async function sendEntry(env: Env, id: number, composeMail: ComposeMail): Promise<void> {
  const now = Date.now()
  const entry = await env.COMMERCE_DB.prepare(
    `UPDATE outbox SET claimed_until = ? WHERE id = ? AND sent IS NULL AND (claimed_until IS NULL OR claimed_until < ?)
     RETURNING ${columns}`,
  )
    .bind(new Date(now + claimMs).toISOString(), id, new Date(now).toISOString())
    .first<OutboxEntry>()
  if (!entry) return
  try {
    const from = { name: env.SHOP_NAME, email: env.MAIL_FROM }
    await env.EMAIL.send({ from, to: entry.recipient, ...(await writeMail(env, entry, composeMail)) })
  } catch (cause) {
    await env.COMMERCE_DB.prepare('UPDATE outbox SET claimed_until = NULL WHERE id = ?').bind(id).run()
    throw new Error(`Mail ${id} could not be sent`, { cause })
  }
  await env.COMMERCE_DB.prepare('UPDATE outbox SET sent = ? WHERE id = ?').bind(new Date().toISOString(), id).run()
}

/**
 * Loads mails that are neither sent nor being sent, because the queue lost them or has not
 * delivered them yet. Picks at most 100 at random, so that mails that can never be sent do not
 * block others.
 */
export async function loadUnsent(db: D1Database): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM outbox WHERE sent IS NULL AND (claimed_until IS NULL OR claimed_until < ?)
       ORDER BY random() LIMIT 100`,
    )
    .bind(new Date().toISOString())
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}
