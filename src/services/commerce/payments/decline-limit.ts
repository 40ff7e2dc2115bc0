import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { waitTime } from '#client/commerce/wait.ts'
import { addressOf } from '../http/client-address.ts'
import { type CommerceEnv, loadLanguage, refuse } from '../http/respond.ts'
import { digest } from '../lib/ids.ts'
import { retryAfterDeclines, retryAfterUnpaid } from './counts.ts'

/** A shopper's bad day has five declined payments, an office's fifteen; more look like somebody trying cards. */
const declines = { selection: 5, network: 15 }

type Ctx = Context<CommerceEnv>

/** The network address a payment is started from, as payments and reservations know it. */
export const networkOfCall = (c: Ctx): Promise<string> => digest(`payment ${addressOf(c)}`)

/** Slows down who has had many payments declined, by selection and by network address. */
export const limitDeclines = createMiddleware<CommerceEnv>(async (c, next) => {
  if (c.req.method !== 'POST') return next()
  const { id } = await c.var.session.load()
  const { COMMERCE_DB: db } = c.env
  const waits = await Promise.all([
    retryAfterDeclines(db, 'selection', id, declines.selection),
    retryAfterDeclines(db, 'network', await networkOfCall(c), declines.network),
  ])
  const wait = Math.max(...waits)
  return wait > 0 ? tooManyPayments(c, wait) : next()
})

/** The answer to somebody whose network address has started too many payments without paying. */
export const tooManyUnpaid = async (c: Ctx) =>
  tooManyPayments(c, await retryAfterUnpaid(c.env.COMMERCE_DB, await networkOfCall(c)))

/** `wait` in seconds. */
async function tooManyPayments(c: Ctx, wait: number) {
  const language = await loadLanguage(c)
  const time = waitTime(Math.max(1, wait), language)
  const messages = {
    en: `Too many payments were started or declined from your network. You can try again in ${time}.`,
    sv: `För många betalningar har påbörjats eller nekats från ditt nätverk. Du kan försöka igen om ${time}.`,
  }
  c.header('Retry-After', String(Math.max(1, wait)))
  return refuse(c, 429, { limit: 'too many payments, try again later' }, { messages: [messages[language]] })
}
