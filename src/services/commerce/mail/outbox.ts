import { digest } from '../lib/ids.ts'

/**
 * Every kind of mail: `mails.ts` writes each, and the style guide shows each. A new one needs no
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

/** Ready to send. */
export interface Mail {
  subject: string
  html: string
  text: string
  /** Where an answer goes; the sender when left out. */
  replyTo?: string
  headers?: Record<string, string>
  attachments?: Attachment[]
}

export interface Attachment {
  disposition: 'attachment'
  filename: string
  /** Its media type. */
  type: string
  /** Base64. */
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

/** Entries on one page of the outbox. */
const pageSize = 100

/**
 * A page of mails, newest first, written before the mail `before`; `older` starts the next page,
 * null on the last.
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

/** Creates the text of a mail from its subject's data. */
export type ComposeMail = (env: Env, entry: OutboxEntry) => Promise<Mail>

/**
 * Writes a mail. What mail programs take for one message has one reference, however often it is
 * sent; its Message-ID cannot be chosen (decision 130).
 */
export async function writeMail(env: Env, entry: OutboxEntry, composeMail: ComposeMail): Promise<Mail> {
  const mail = await composeMail(env, entry)
  const reference = await digest(`${entry.id} ${entry.created}`)
  return { ...mail, headers: { ...mail.headers, 'X-Entity-Ref-ID': reference } }
}

/** How long one attempt may take before another may start, in ms. */
const claimMs = 30_000

/**
 * Sends a mail that has not been sent. Only one attempt runs at a time, and a sent mail is not sent
 * again; only if the process ends between sending and marking may it go out twice. Throws when
 * sending fails, so that the queue retries.
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
 * Mails that are unsent and not being sent: the queue lost them, or has not delivered them yet. At
 * most 100, at random, so that some that can never be sent do not keep others waiting.
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
