import { Hono } from 'hono'
import * as v from 'valibot'
import type { CommerceEnv } from '../env.ts'
import { parseBody } from '../http/body.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { email, requiredLine } from '../lib/fields.ts'
import { pickLanguage } from '../lib/languages.ts'
import { readMerchant } from '../lib/merchant.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { countUse } from '../limits/limiter.ts'
import { normalizeMailbox } from '../mail/mailbox.ts'
import type { Shop } from '../selection/session.ts'
import { confirmWithdrawal } from './decide.ts'
import { findWithdrawal, insertWithdrawal, type Withdrawal } from './storage.ts'
import { findWithdrawnOrder, withdrawalView } from './view.ts'

const language = v.optional(v.nullable(v.string('must be text')))

export const claim = v.object({
  order: requiredLine(40),
  email,
  name: requiredLine(120),
  /** The order's reference. Buyers who have it need not enter the e-mail address of the order. */
  reference: v.optional(v.pipe(v.string('must be text'), v.maxLength(64, 'is too long')), ''),
  language,
})

const whole = v.pipe(v.number('must be a number'), v.safeInteger('must be a whole number'), v.minValue(1, 'at least 1'))
export const confirmation = v.object({
  lines: v.optional(v.pipe(v.array(v.object({ line: v.string(), quantity: whole })), v.maxLength(500, 'too many')), []),
  language,
})

/**
 * Routes by which buyers withdraw from a purchase (Directive 2011/83/EU, Article 11a). Centra's
 * interface has no such routes. A buyer first enters the order's number, a name and an e-mail
 * address, and then confirms the withdrawal. Only the confirmation makes it take effect. A
 * withdrawal that matches no order is accepted, too, because by law it is valid once it is sent.
 */
export const withdrawalRoutes = new Hono<CommerceEnv>()
  .post('/withdrawals', async c => {
    const { shop } = c.var
    const body = await parseBody(c, claim)
    const withdrawal = body.ok ? await startWithdrawal(shop, body.value) : body
    return respond(c, withdrawal, createView(shop.db), 201)
  })
  .get('/withdrawals/:reference', async c => {
    const { db } = c.var.shop
    return respond(c, await loadWithdrawal(db, c.req.param('reference')), createView(db))
  })
  .post('/withdrawals/:reference/confirmation', async c => {
    const { shop } = c.var
    const body = await parseBody(c, confirmation)
    if (!body.ok) return respondFailure(c, body)
    const { lines, language: chosen } = body.value
    // Null means the language in which the withdrawal was started. An unknown language becomes the
    // shop's default.
    const language = chosen == null ? null : pickLanguage(chosen)
    const confirmed = await confirmWithdrawal({ ...shop, merchant: readMerchant(c.env) }, c.req.param('reference'), {
      lines,
      language,
    })
    const status = confirmed.ok && confirmed.value.isNew ? 201 : 200
    return respond(c, confirmed, ({ withdrawal }) => createView(shop.db)(withdrawal), status)
  })

async function startWithdrawal(
  { db, limits, address, now }: Shop,
  { order, reference, ...claimant }: v.InferOutput<typeof claim>,
): Promise<Outcome<Withdrawal>> {
  const limited = await countUse(limits, [
    { rule: 'withdrawalByAddress', of: address },
    { rule: 'withdrawalByTarget', of: normalizeMailbox(claimant.email) },
  ])
  if (limited) return limited
  const started = {
    ...claimant,
    orderNumber: order,
    page: reference,
    language: pickLanguage(claimant.language ?? null),
  }
  return loadWithdrawal(db, await insertWithdrawal(db, started, now))
}

async function loadWithdrawal(db: D1Database, reference: string): Promise<Outcome<Withdrawal>> {
  const withdrawal = await findWithdrawal(db, reference)
  return withdrawal ? succeed(withdrawal) : fail(404, { withdrawal: 'not found' })
}

const createView = (db: D1Database) => async (withdrawal: Withdrawal) => ({
  withdrawal: withdrawalView(withdrawal, await findWithdrawnOrder(db, withdrawal)),
})
