import { passwordResetMail } from '../customers/reset-mail.ts'
import { newsletterMail } from '../newsletter/confirmation-mail.ts'
import { stockNotice } from '../newsletter/stock-mail.ts'
import { confirmationMail } from '../orders/confirmation-mail.tsx'
import { shippedMail } from '../orders/shipped-mail.ts'
import { loadOrder } from '../orders/storage.ts'
import { withdrawalMail } from '../withdrawals/mail.ts'

/** Ready to send. */
export interface Mail {
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
}

export interface OutboxEntry {
  id: number
  kind: 'order' | 'shipped' | 'password_reset' | 'newsletter' | 'stock' | 'withdrawal'
  recipient: string
  about: string
  created: string
  sent: string | null
}

const columns = 'id, kind, recipient, about, created, sent'

export const findEntry = (db: D1Database, id: number) =>
  db.prepare(`SELECT ${columns} FROM outbox WHERE id = ?`).bind(id).first<OutboxEntry>()

/** Entries on one page of the outbox. */
const pageSize = 100

/** A page of entries, the newest first, from those written before the entry `before`; `older` begins the next page, null on the last. */
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

/** The text of an entry, made from what it is about. */
export async function composeMail(env: Env, entry: OutboxEntry): Promise<Mail> {
  const { about } = entry
  switch (entry.kind) {
    case 'order':
      return confirmationMail(await loadOrder(env.COMMERCE_DB, about), { shop: env.SHOP_NAME, address: env.SITE_URL })
    case 'shipped':
      return shippedMail(env, about)
    case 'password_reset':
      return passwordResetMail(env, about)
    case 'newsletter':
      return newsletterMail(env, entry)
    case 'stock':
      return stockNotice(env, entry)
    case 'withdrawal':
      return withdrawalMail(env, about)
  }
}

/** Asks for an entry to be sent soon. When that fails the sweep finds it (`scheduled`), so nobody waits for it. */
export function announce(env: Env, context: Pick<ExecutionContext, 'waitUntil'>, id: number) {
  context.waitUntil(env.MAIL.send({ id }))
}

/** How long one attempt may take before another may begin. */
const claim = 30_000

/**
 * Sends an entry that was not sent. At most one attempt runs at a time, and a sent entry is never sent again; only when the process ends
 * between sending and marking may a mail go out twice. Throws when sending fails, so that the queue tries again.
 */
export async function sendEntry(env: Env, id: number): Promise<void> {
  const now = Date.now()
  const entry = await env.COMMERCE_DB.prepare(
    `UPDATE outbox SET claimed_until = ? WHERE id = ? AND sent IS NULL AND (claimed_until IS NULL OR claimed_until < ?)
     RETURNING ${columns}`,
  )
    .bind(new Date(now + claim).toISOString(), id, new Date(now).toISOString())
    .first<OutboxEntry>()
  if (!entry) return
  try {
    await env.EMAIL.send({ from: env.MAIL_FROM, to: entry.recipient, ...(await composeMail(env, entry)) })
  } catch (cause) {
    await env.COMMERCE_DB.prepare('UPDATE outbox SET claimed_until = NULL WHERE id = ?').bind(id).run()
    throw new Error(`Mail ${id} could not be sent`, { cause })
  }
  await env.COMMERCE_DB.prepare('UPDATE outbox SET sent = ? WHERE id = ?').bind(new Date().toISOString(), id).run()
}

/** Entries that were not sent and that nobody is sending: the queue lost them, or is about to take them; both may. */
export async function loadForgotten(db: D1Database): Promise<number[]> {
  const { results } = await db
    .prepare(
      'SELECT id FROM outbox WHERE sent IS NULL AND (claimed_until IS NULL OR claimed_until < ?) ORDER BY id LIMIT 100',
    )
    .bind(new Date().toISOString())
    .all<{ id: number }>()
  return results.map(({ id }) => id)
}
