import { type Context, Hono } from 'hono'
import { isEmail } from '#client/commerce/address.ts'
import { readBody } from '../http/body.ts'
import { addressOf } from '../http/client-address.ts'
import { type CommerceEnv, loadLanguage, refuse } from '../http/respond.ts'
import { expectedEmail } from '../lib/fields.ts'
import { forgetAttempts, refuseForNow, use, within } from '../limits/limiter.ts'
import { mailboxOf } from '../mail/mailbox.ts'
import { answerLogin, needCustomer } from './login.ts'
import { newPasswordError } from './new-passwords.ts'
import { hashPassword, isPassword, isRightPassword } from './passwords.ts'
import { insertResetRequest } from './reset-requests.ts'
import { findReset, resetPage } from './resets.ts'
import { accountBucket, loginBuckets } from './routes.ts'
import { changePassword } from './sessions.ts'

const badLink = { link: 'invalid' }

const badPassword = (c: Context<CommerceEnv>, problem: string | null) =>
  refuse(c, 406, { newPassword: problem ?? 'not valid' })

/** Passwords: changing a known one, and setting a forgotten one by mail. */
export const passwordRoutes = new Hono<CommerceEnv>()
  .put('/password', async c => {
    const known = await needCustomer(c)
    if ('refusal' in known) return known.refusal
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const { password, newPassword } = read.body
    if (typeof password !== 'string') return refuse(c, 406, { password: 'required' })
    const problem = newPasswordError(newPassword)
    if (problem !== null || typeof newPassword !== 'string') return badPassword(c, problem)
    const { customer } = known
    const checked = await within(c.env, loginBuckets(c, customer.email), async () => {
      const right = isPassword(password) && (await isRightPassword(password, customer.password))
      return { value: right, counts: !right }
    })
    if ('retryAfter' in checked) return refuseForNow(c, checked.retryAfter)
    if (!checked.value) return refuse(c, 406, { password: 'incorrect' })
    const changed = await changePassword(c.env.COMMERCE_DB, customer, await hashPassword(newPassword))
    return changed ? answerLogin(c, changed) : refuse(c, 406, { password: 'incorrect' })
  })
  /** The same answer, from the same work, whether anyone has the address: the contract would tell, we do not. */
  .post('/password-reset-email/:email', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const email = c.req.param('email').trim()
    const page = resetPage(read.body.linkUri)
    if (!isEmail(email)) return refuse(c, 406, { email: expectedEmail })
    if (!page) return refuse(c, 406, { linkUri: 'not a page of this shop' })
    const wait = await use(c.env, [
      { rule: 'resetByAddress', of: addressOf(c) },
      { rule: 'resetByAccount', of: mailboxOf(email) },
    ])
    if (wait !== null) return refuseForNow(c, wait)
    const language = page.startsWith('sv/') ? 'sv' : await loadLanguage(c)
    const request = await insertResetRequest(c.env.COMMERCE_DB, { email, page, language })
    c.executionCtx.waitUntil(c.env.MAIL.send({ request }))
    return c.json({ token: c.var.session.token })
  })
  .post('/password-reset', async c => {
    if (c.var.session.token === null) return refuse(c, 403, { accessRight: 'denied' })
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const { i, id, newPassword } = read.body
    const problem = newPasswordError(newPassword)
    if (problem !== null || typeof newPassword !== 'string') return badPassword(c, problem)
    const customer = typeof i === 'string' && typeof id === 'string' ? await findReset(c.env, i, id) : null
    if (!customer) return refuse(c, 406, badLink)
    // Of two who use the link at once, the second finds another password than it has read.
    const changed = await changePassword(c.env.COMMERCE_DB, customer, await hashPassword(newPassword))
    if (!changed) return refuse(c, 406, badLink)
    await forgetAttempts(c.env, accountBucket(customer.email))
    return answerLogin(c, changed)
  })
