import { Hono } from 'hono'
import * as v from 'valibot'
import { cleanEmail, isEmail } from '#client/shared/commerce/address.ts'
import { findState } from '../catalogue/countries/countries.ts'
import type { CommerceEnv } from '../env.ts'
import { parseBody, parseValue, readBody } from '../http/body.ts'
import { respond } from '../http/respond.ts'
import { expectedEmail, gender } from '../lib/fields.ts'
import { isLanguage } from '../lib/languages.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { loadSelectionLanguage } from '../selection/quote.ts'
import { findCountry } from '../selection/reference.ts'
import type { Shop } from '../selection/session.ts'
import { requestNotice } from './stock-requests.ts'
import { requestConfirmation } from './subscriptions.ts'

const text = v.optional(
  v.pipe(v.union([v.string(), v.number()], 'must be text'), v.transform(String), v.maxLength(100, 'is too long')),
)
const preferences = v.object({ item: text, product: text, country: text, language: text, gender })
/**
 * The body of a sign-up. `email` may be in the path instead. `email_field` is hidden, so only
 * programs fill it in.
 */
export const signUpFields = v.object({
  ...preferences.entries,
  email: v.optional(v.unknown()),
  email_field: v.optional(v.unknown()),
})
export const stockRequest = v.object({
  item: v.pipe(v.optional(v.string('must be text'), ''), v.minLength(1, 'required'), v.maxLength(100, 'is too long')),
  shipTo: v.optional(
    v.object({ country: v.optional(v.string(), ''), state: v.optional(v.string('must be text')) }),
    {},
  ),
  email: v.optional(v.string(expectedEmail)),
  language: text,
})

/** Routes to sign up for the newsletter, and to request stock notices. */
export const newsletterRoutes = new Hono<CommerceEnv>()
  .post('/newsletter-subscription/:email', async c => {
    const body = await readBody(c.req.raw)
    return respond(c, body.ok ? await signUp(c.var.shop, c.req.param('email'), body.value) : body, subscribedView)
  })
  .post('/newsletter-subscription', async c => {
    const body = await readBody(c.req.raw)
    return respond(c, body.ok ? await signUp(c.var.shop, body.value.email, body.value) : body, subscribedView)
  })
  .post('/back-in-stock-subscription', async c => {
    const body = await parseBody(c, stockRequest)
    const email = c.var.shop.customer?.email ?? ''
    return respond(c, body.ok ? await requestNoticeIn(c.var.shop, { email, ...body.value }) : body, subscribedView)
  })

async function signUp(shop: Shop, typedEmail: unknown, body: Record<string, unknown>): Promise<Outcome<null>> {
  const email = cleanEmail(typeof typedEmail === 'string' ? typedEmail : '')
  if (!isEmail(email)) return emailFailure
  // People do not see this field. A program that fills it in gets the usual response, but no mail.
  if (body.email_field) return succeed(null)
  const fields = parseValue(preferences, body)
  if (!fields.ok) return fields
  const { item, product, country = '', language, gender = '' } = fields.value
  if (item !== undefined || product !== undefined) return requestNotice(shop, { email, item, product, language })
  const shown = isLanguage(language) ? language : await loadSelectionLanguage(shop)
  return requestConfirmation(shop, { email, language: shown, country, gender })
}

async function requestNoticeIn(shop: Shop, request: v.InferOutput<typeof stockRequest>): Promise<Outcome<null>> {
  const { item, shipTo, language } = request
  const email = cleanEmail(request.email ?? '')
  if (!isEmail(email)) return emailFailure
  if (!shipTo.country) return fail(406, { 'shipTo.country': 'required' })
  const country = await findCountry(shop.db, shipTo.country)
  if (!country) return fail(404, { 'shipTo.country': 'not found' })
  if (shipTo.state && !findState(country, shipTo.state)) return fail(404, { 'shipTo.state': 'not found' })
  return requestNotice(shop, { email, item, product: undefined, language })
}

const emailFailure = fail(406, { email: expectedEmail })

const subscribedView = () => ({ subscribed: true })
