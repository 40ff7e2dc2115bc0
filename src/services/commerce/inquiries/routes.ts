import { Hono } from 'hono'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { pickLanguage } from '../lib/languages.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { countUse } from '../limits/limiter.ts'
import { normalizeMailbox } from '../mail/mailbox.ts'
import type { Shop } from '../selection/session.ts'
import { type Inquiry, inquiry } from './fields.ts'
import { saveInquiry } from './storage.ts'

/**
 * Routes for the shop's contact forms. Centra's interface has no such routes. Inquiries are mailed
 * to `CONTACT_EMAIL`. If that is empty, the routes respond with 404.
 */
export const inquiryRoutes = new Hono<CommerceEnv>()
  .use('/inquiries', async (c, next) => (c.env.CONTACT_EMAIL ? next() : respondFailure(c, offFailure)))
  .get('/inquiries', c => respond(c, succeed(null), () => ({ open: true })))
  .post('/inquiries', async c => {
    const body = await parseBody(c, inquiry)
    const sent = body.ok ? await sendInquiry(c.var.shop, body.value, c.env.CONTACT_EMAIL) : body
    return respond(c, sent, () => ({ received: true }), 201)
  })

async function sendInquiry({ db, limits, address, now }: Shop, received: Inquiry, to: string): Promise<Outcome<null>> {
  // People do not see this field. A program that fills it in gets the usual response, but no mail.
  if (received.email_field) return succeed(null)
  const limited = await countUse(limits, [
    { rule: 'inquiryByAddress', of: address },
    { rule: 'inquiryByTarget', of: normalizeMailbox(received.email) },
  ])
  if (limited) return limited
  const mails = await saveInquiry(db, { inquiry: received, language: pickLanguage(received.language ?? null), to, now })
  return succeed(
    null,
    mails.map(id => ({ kind: 'send_mail', id })),
  )
}

const offFailure = fail(404, { inquiries: 'not found' })
