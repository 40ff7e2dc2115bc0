import { Batch } from '../lib/database.ts'
import { digest } from '../lib/ids.ts'

/** All kinds of mails. `mails.ts` composes each of them, and the style guide shows each of them. */
export const mailKinds = [
  'order',
  'shipped',
  'cancelled',
  'order_link',
  'refunded',
  'payment_returned',
  'withdrawal',
  'welcome',
  'password_reset',
  'password_changed',
  'passkey_added',
  'passkey_removed',
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
  /** The address for replies. Default: the sender's. */
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

/** Maximum number of mails on one page. */
const pageSize = 100

/**
 * Loads a page of the mails whose ids are below `before`, the newest first. `older` is the value of
 * `before` for the next page; null on the last page.
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

export interface MailComposer<Content> {
  /**
   * Adds statements for what the mail with this id contains, so that claiming a mail also loads
   * what most mails need.
   */
  addContent: (batch: Batch, id: number) => () => Content
  /** Composes a mail from the data in its outbox entry and its content. */
  compose: (env: Env, entry: OutboxEntry, content: Content) => Promise<Mail>
}

/** Writes a mail without sending it. */
export async function writeMail<Content>(env: Env, entry: OutboxEntry, composer: MailComposer<Content>): Promise<Mail> {
  const batch = new Batch(env.COMMERCE_DB)
  const readContent = composer.addContent(batch, entry.id)
  await batch.run()
  return identifyMail(entry, await composer.compose(env, entry, readContent()))
}

/**
 * Adds a header by which mail programs recognize a mail that was sent twice. The Message-ID cannot
 * serve this purpose, because Cloudflare chooses it (decision 22).
 */
async function identifyMail(entry: OutboxEntry, mail: Mail): Promise<Mail> {
  const reference = await digest(`${entry.id} ${entry.created}`)
  return { ...mail, headers: { ...mail.headers, 'X-Entity-Ref-ID': reference } }
}

/** How long an attempt to send a mail prevents another one, in ms. */
const claimMs = 30_000

/**
 * Sends a mail, unless it was sent before or another attempt is sending it. It is only sent twice
 * if the process ends before it has recorded that the mail is sent. Throws if sending fails, so
 * that the queue retries.
 */
export async function sendEntry<Content>(env: Env, id: number, composer: MailComposer<Content>): Promise<void> {
  const now = Date.now()
  const batch = new Batch(env.COMMERCE_DB)
  const readEntry = batch.add(
    batch
      .prepare(
        `UPDATE outbox SET claimed_until = ? WHERE id = ? AND sent IS NULL AND (claimed_until IS NULL OR claimed_until < ?)
         RETURNING ${columns}`,
      )
      .bind(new Date(now + claimMs).toISOString(), id, new Date(now).toISOString()),
    ([claimed]: OutboxEntry[]) => claimed,
  )
  const readContent = composer.addContent(batch, id)
  await batch.run()
  const entry = readEntry()
  if (!entry) return
  try {
    const from = { name: env.SHOP_NAME, email: env.MAIL_FROM }
    const mail = await identifyMail(entry, await composer.compose(env, entry, readContent()))
    await env.EMAIL.send({ from, to: entry.recipient, ...mail })
  } catch (cause) {
    await env.COMMERCE_DB.prepare('UPDATE outbox SET claimed_until = NULL WHERE id = ?').bind(id).run()
    throw new Error(`Mail ${id} could not be sent`, { cause })
  }
  await env.COMMERCE_DB.prepare('UPDATE outbox SET sent = ? WHERE id = ?').bind(new Date().toISOString(), id).run()
}

/**
 * Loads the ids of mails that are neither sent nor being sent, because the queue has lost or not
 * yet delivered them. At most 100 are picked at random, so that mails which always fail do not
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
