import { Hono } from 'hono'
import { cleanEmail, isEmail } from '#client/shared/commerce/address.ts'
import type { CommerceEnv } from '../../env.ts'
import { parseBody, readBody } from '../../http/body.ts'
import { respond, respondFailure } from '../../http/respond.ts'
import { accessDenied } from '../../http/server-auth.ts'
import { expectedEmail } from '../../lib/fields.ts'
import { isLanguage } from '../../lib/languages.ts'
import { fail, type Outcome, succeed } from '../../lib/outcome.ts'
import { countUse, deleteAttempts } from '../../limits/limiter.ts'
import { normalizeMailbox } from '../../mail/mailbox.ts'
import { loadSelectionLanguage } from '../../selection/quote.ts'
import { selectionView } from '../../selection/view/view.ts'
import { passwordChange, passwordReset } from '../fields.ts'
import { type CustomerShop, logInAndPrice, pickMailLanguage, requireCustomer } from '../login.ts'
import { accountBucket, checkOwnPassword, wrongPassword } from '../login-check.ts'
import { changePassword } from '../sessions.ts'
import { type CustomerRecord, confirmEmail } from '../storage.ts'
import { hashPassword } from './passwords.ts'
import { findReset, insertResetRequest, parseResetPage } from './resets.ts'

/** Routes to change a known password, and to reset a forgotten one by mail. */
export const passwordRoutes = new Hono<CommerceEnv>()
  .put('/password', async c => {
    const current = await requireCustomer(c.var.shop)
    if (!current.ok) return respondFailure(c, current)
    const body = await parseBody(c, passwordChange)
    if (!body.ok) return respondFailure(c, body)
    const { password, newPassword } = body.value
    const isOwn = await checkOwnPassword(c.var.shop, current.value, password)
    if (!isOwn.ok) return respondFailure(c, isOwn)
    const login = await logInAndPrice(
      c.var.shop,
      (await setPassword(c.var.shop, current.value, newPassword)) ?? wrongPassword,
    )
    if (login.ok) c.set('shop', login.value.shop)
    return respond(c, login, ({ answer }) => selectionView(answer))
  })
  .post('/password-reset-email/:email', async c => {
    const body = await readBody(c.req.raw)
    const requested = body.ok
      ? await requestReset(c.var.shop, cleanEmail(c.req.param('email')), body.value.linkUri)
      : body
    return respond(c, requested, () => ({}))
  })
  .post('/password-reset', async c => {
    if (c.var.shop.session.token === null) return respondFailure(c, accessDenied)
    const body = await parseBody(c, passwordReset)
    if (!body.ok) return respondFailure(c, body)
    const { i, id, newPassword } = body.value
    const customer = await findReset(c.env, i, id)
    const changed = customer ? await resetPassword(c.var.shop, customer, newPassword) : linkFailure
    const login = await logInAndPrice(c.var.shop, changed)
    if (login.ok) c.set('shop', login.value.shop)
    return respond(c, login, ({ answer }) => selectionView(answer))
  })

const linkFailure = fail(406, { link: 'invalid' })

/**
 * Requests a reset link. Whether or not the address has an account, the response is the same and
 * takes the same time, so that it does not reveal who has an account.
 */
async function requestReset(shop: CustomerShop, email: string, linkUri: unknown): Promise<Outcome<null>> {
  const page = parseResetPage(linkUri)
  if (!isEmail(email)) return fail(406, { email: expectedEmail })
  if (!page) return fail(406, { linkUri: 'not a page of this shop' })
  const limited = await countUse(shop.limits, [
    { rule: 'resetByAddress', of: shop.address },
    { rule: 'resetByAccount', of: normalizeMailbox(email) },
  ])
  if (limited) return limited
  const [first] = page.split('/')
  const language = isLanguage(first) ? first : await loadSelectionLanguage(shop)
  const id = await insertResetRequest(shop.db, { email, page, language })
  return succeed(null, [{ kind: 'reset_request', id }])
}

async function resetPassword(shop: CustomerShop, customer: CustomerRecord, password: string) {
  // If two calls use a link at the same moment, the second finds that the password has changed.
  const changed = await setPassword(shop, customer, password)
  if (!changed) return linkFailure
  await confirmEmail(shop.db, customer)
  await deleteAttempts(shop.limits, accountBucket(customer.email))
  return changed.ok ? { ...changed, value: { ...changed.value, emailConfirmed: true } } : changed
}

const setPassword = async (shop: CustomerShop, customer: CustomerRecord, password: string) =>
  changePassword(shop.db, customer, await hashPassword(password), await pickMailLanguage(shop, customer.language))
