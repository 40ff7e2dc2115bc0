import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { issuesOf, readBody } from '../http/body.ts'
import { addressOf } from '../http/client-address.ts'
import { type CommerceEnv, refuse } from '../http/respond.ts'
import { email } from '../lib/fields.ts'
import { languageOf } from '../lib/languages.ts'
import { refuseForNow, use } from '../limits/limiter.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { announce } from '../mail/outbox.ts'
import { findOrder } from '../orders/storage.ts'
import { isOver, leftOf } from '../orders/withdrawable.ts'
import { beginStatement, confirmStatement, findStatement, type Part, type Statement } from './storage.ts'
import { statementView } from './view.ts'

type Ctx = Context<CommerceEnv>

/** One line of text: what is not printable would garble mails and terminals, and an address in a name is an advertisement. */
const line = (most: number) =>
  v.pipe(
    v.optional(v.string('must be a text'), ''),
    v.transform(given => given.normalize('NFC').trim()),
    v.minLength(1, 'required'),
    v.maxLength(most, `must be at most ${most} characters`),
    v.regex(/^\P{C}*$/u, 'must be printable'),
    v.check(text => !/:\/\/|\bwww\./i.test(text), 'must not be an address'),
  )
const language = v.optional(v.nullable(v.string('must be a text')))

const beginning = v.object({
  order: line(40),
  email,
  name: line(120),
  /** The reference of the order's page: whoever has it need not know its address. */
  reference: v.optional(v.pipe(v.string('must be a text'), v.maxLength(64, 'is too long')), ''),
  language,
})

const whole = v.pipe(v.number('must be a number'), v.safeInteger('must be a whole number'), v.minValue(1, 'at least 1'))
const confirmation = v.object({
  lines: v.optional(v.pipe(v.array(v.object({ line: v.string(), quantity: whole })), v.maxLength(500, 'too many')), []),
  language,
})

/**
 * Withdrawing from a contract (Directive 2011/83/EU, Article 11a), an extension of the interface. It is begun with the order's number, a name
 * and an address, looked at, and said by its confirmation. A statement that fits no order is taken as well: it holds by being sent.
 */
export const withdrawalRoutes = new Hono<CommerceEnv>()
  .post('/withdrawals', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const given = v.safeParse(beginning, read.body)
    if (!given.success) return refuse(c, 406, issuesOf(given.issues))
    const { order, reference, ...who } = given.output
    const wait = await use(c.env, [
      { rule: 'withdrawalByAddress', of: addressOf(c) },
      { rule: 'withdrawalByTarget', of: mailboxOf(who.email) },
    ])
    if (wait !== null) return refuseForNow(c, wait)
    const begun = { ...who, orderNumber: order, page: reference, language: languageOf(who.language ?? null) }
    const made = await beginStatement(c.env.COMMERCE_DB, begun, new Date())
    return answer(c, await findStatement(c.env.COMMERCE_DB, made), 201)
  })
  .get('/withdrawals/:reference', async c =>
    answer(c, await findStatement(c.env.COMMERCE_DB, c.req.param('reference')), 200),
  )
  .post('/withdrawals/:reference/confirmation', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const given = v.safeParse(confirmation, read.body)
    if (!given.success) return refuse(c, 406, issuesOf(given.issues))
    const statement = await findStatement(c.env.COMMERCE_DB, c.req.param('reference'))
    if (!statement || statement.confirmed) return answer(c, statement, 200)
    const parts = summed(given.output.lines)
    const refusal = await refusalOf(c, statement, parts)
    if (refusal) return refusal
    return confirm(c, statement, parts, languageOf(given.output.language ?? statement.language))
  })

async function confirm(c: Ctx, { reference, ...statement }: Statement, parts: Part[], said: Statement['language']) {
  const { COMMERCE_DB: db } = c.env
  try {
    const mails = await confirmStatement(db, { reference, parts, language: said, now: new Date() })
    for (const mail of mails) announce(c.env, c.executionCtx, mail)
    return answer(c, await findStatement(db, reference), mails.length > 0 ? 201 : 200)
  } catch (error) {
    // It was done, and only storage's answer was lost. The mail is found by the sweep.
    const now = await findStatement(db, reference)
    if (now?.confirmed) return answer(c, now, 200)
    // Another statement was faster: what it left is not enough.
    const refusal = await refusalOf(c, { reference, ...statement }, parts)
    if (!refusal) throw error
    return refusal
  }
}

/** What is answered instead of confirming: why these parts cannot be given back; null when they can. Without an order there are none to choose. */
async function refusalOf(c: Ctx, statement: Statement, parts: Part[]) {
  const order = statement.order === null ? null : await findOrder(c.env.COMMERCE_DB, statement.order)
  if (!order) return parts.length > 0 ? refuse(c, 406, { lines: 'there is no order' }) : null
  if (isOver(order, new Date())) return refuse(c, 410, { withdrawal: 'too late' })
  if (parts.length === 0) return refuse(c, 406, { lines: 'required' })
  const left = leftOf(order)
  if (parts.every(({ line, quantity }) => quantity <= (left.get(line) ?? 0))) return null
  // A button that was pressed twice: it is this very statement that took them.
  const now = await findStatement(c.env.COMMERCE_DB, statement.reference)
  return now?.confirmed ? answer(c, now, 200) : refuse(c, 409, { lines: 'not left' })
}

/** One part for each line, also of somebody who names it twice. */
function summed(parts: Part[]): Part[] {
  const quantities = new Map<string, number>()
  for (const { line, quantity } of parts) quantities.set(line, (quantities.get(line) ?? 0) + quantity)
  return [...quantities].map(([line, quantity]) => ({ line, quantity }))
}

const answer = async (c: Ctx, statement: Statement | null, status: 200 | 201) =>
  statement
    ? c.json({ token: c.var.session.token, withdrawal: await statementView(c.env.COMMERCE_DB, statement) }, status)
    : refuse(c, 404, { withdrawal: 'not found' })
