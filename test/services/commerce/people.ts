import * as v from 'valibot'
import { expect } from 'vitest'
import type { Shop } from '../../support/app.ts'
import { createShopper } from './shopper.ts'

/** Creates a visitor with a session of their own. */
export const createPerson = (shop: Shop, headers: Record<string, string> = {}) => createShopper(shop, headers)

export const astrid = { email: 'astrid@example.com', password: 'varmt-ljus-1' }
export const oliver = { email: 'oliver@example.com', password: 'warm-light-2' }

/**
 * Creates customers with Astrid's name and password, for test files that lock or change accounts.
 * The demo's customers are shared by all files, so they must not be changed.
 */
export async function createCustomers(shop: Shop, emails: string[]) {
  const db = shop.env.COMMERCE_DB
  const insert = db.prepare(
    `INSERT INTO customers (email, first_name, last_name, password)
     SELECT ?, first_name, last_name, password FROM customers WHERE email = '${astrid.email}'`,
  )
  await db.batch(emails.map(email => insert.bind(email)))
}

/** The answer to a visitor who is not logged in and makes a call that only customers may make. */
export const denied = { status: 403, body: { errors: { accessRight: 'denied' } } }

export const logInAs = (person: ReturnType<typeof createPerson>, { email, password }: typeof astrid) =>
  person.call('POST', `login/${encodeURIComponent(email)}`, { password })

const text = v.string()

/** A mail in the outbox's JSON. */
export const outboxMail = v.object({
  id: v.number(),
  kind: text,
  to: text,
  subject: text,
  html: text,
  text,
  replyTo: v.optional(text),
  headers: v.optional(v.record(text, text), {}),
  attachments: v.array(v.object({ filename: text, type: text })),
  sent: v.nullable(text),
})
export type OutboxMail = v.InferOutput<typeof outboxMail>

/** The mails in an answer of the outbox, the newest first. */
export const mailsIn = async (answer: { json: () => Promise<unknown> }) =>
  v.parse(v.array(outboxMail), await answer.json())

/** The mails to one address, the newest first. */
export const loadMailsTo = async (shop: Shop, recipient: string) =>
  (await loadMailsBefore(shop, '')).filter(({ to }) => to === recipient)

/**
 * The reset mails to one address, the newest first. Waits until no request is open, because reset
 * mails are written after the answer to the request.
 */
export async function loadResetMailsTo(shop: Shop, recipient: string) {
  const waiting = () => shop.env.COMMERCE_DB.prepare('SELECT COUNT(*) AS n FROM reset_requests').first<number>('n')
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
  return (await loadMailsTo(shop, recipient)).filter(({ kind }) => kind === 'password_reset')
}

async function loadMailsBefore(shop: Shop, before: number | ''): Promise<OutboxMail[]> {
  const page = await mailsIn(await shop.get(`/__outbox?format=json&before=${before}`))
  const last = page.at(-1)
  // A page of the outbox has 100 mails.
  return page.length < 100 || !last ? page : [...page, ...(await loadMailsBefore(shop, last.id))]
}

/** The first link in the mail, and its parameters `i` and `id`. */
export function parseMailLink({ text }: Pick<OutboxMail, 'text'>) {
  const url = new URL(text.match(/https?:\/\/\S+/)?.[0] ?? '')
  return { url, i: url.searchParams.get('i') ?? '', id: url.searchParams.get('id') ?? '' }
}
