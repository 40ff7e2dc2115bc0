import { digest } from '../lib/ids.ts'
import type { LanguageCode } from '../lib/languages.ts'
import type { Inquiry } from './fields.ts'

/**
 * How long inquiries and mails to editors stay stored after they were sent, in ms. The shop still
 * has the inquiries in its mailbox.
 */
const retentionMs = 30 * 24 * 60 * 60 * 1000

type NewInquiry = { inquiry: Inquiry; language: LanguageCode; to: string; now: Date }

/**
 * Stores the mail to the shop and the acknowledgement, in one batch. If the same inquiry is sent
 * again on the same day, the repetition is ignored. Returns the ids of the new mails.
 */
export async function saveInquiry(db: D1Database, { inquiry, language, to, now }: NewInquiry): Promise<number[]> {
  const { email_field: _, language: __, ...fields } = inquiry
  const about = JSON.stringify({ ...fields, language })
  const event = await digest(`${now.toISOString().slice(0, 10)} ${about}`)
  const mails = [
    { kind: 'inquiry', recipient: to, about },
    { kind: 'inquiry_receipt', recipient: inquiry.email, about: JSON.stringify({ language }) },
  ]
  const results = await db.batch<{ id: number }>(
    mails.map(({ kind, recipient, about }) =>
      db
        .prepare(
          `INSERT INTO outbox (kind, recipient, about, created, event) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT DO NOTHING RETURNING id`,
        )
        .bind(kind, recipient, about, now.toISOString(), `${kind} ${event}`),
    ),
  )
  return results.flatMap(({ results: rows }) => rows.map(({ id }) => id))
}

export const deleteSentInquiries = (db: D1Database) =>
  db
    .prepare(
      "DELETE FROM outbox WHERE kind IN ('inquiry', 'inquiry_receipt', 'editor_invitation', 'editor_link') AND sent < ?",
    )
    .bind(new Date(Date.now() - retentionMs).toISOString())
    .run()
