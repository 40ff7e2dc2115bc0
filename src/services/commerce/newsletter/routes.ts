import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { isEmail } from '#client/commerce/address.ts'
import { findCountry, findState } from '../catalogue/countries.ts'
import { issuesOf, readBody } from '../http/body.ts'
import { type CommerceEnv, loadLanguage, refuse } from '../http/respond.ts'
import { expectedEmail, gender } from '../lib/fields.ts'
import { isLanguage, languageOf } from '../lib/languages.ts'
import { refuseForNow, use } from '../limits/limiter.ts'
import { findItems, insertRequest, noticeStock } from './stock-requests.ts'
import { askForConfirmation, mailBuckets } from './subscriptions.ts'

type Ctx = Context<CommerceEnv>

const text = v.optional(
  v.pipe(v.union([v.string(), v.number()], 'must be a text'), v.transform(String), v.maxLength(100, 'is too long')),
)
const wish = v.object({ item: text, product: text, country: text, language: text, gender })
const stockWish = v.object({
  item: v.pipe(v.optional(v.string('must be a text'), ''), v.minLength(1, 'required'), v.maxLength(100, 'is too long')),
  shipTo: v.optional(
    v.object({ country: v.optional(v.string(), ''), state: v.optional(v.string('must be a text')) }),
    {},
  ),
  email: v.optional(v.string(expectedEmail)),
  language: text,
})

/** Asking for the newsletter, and for notices of what is back in stock. */
export const newsletterRoutes = new Hono<CommerceEnv>()
  .post('/newsletter-subscription/:email', c => subscribe(c, c.req.param('email')))
  .post('/newsletter-subscription', c => subscribe(c, null))
  .post('/back-in-stock-subscription', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const given = v.safeParse(stockWish, read.body)
    if (!given.success) return refuse(c, 406, issuesOf(given.issues))
    const { item, shipTo, email = c.var.session.customer?.email ?? '', language } = given.output
    if (!isEmail(email)) return refuse(c, 406, { email: expectedEmail })
    if (!shipTo.country) return refuse(c, 406, { 'shipTo.country': 'required' })
    const country = await findCountry(c.env.COMMERCE_DB, shipTo.country)
    if (!country) return refuse(c, 404, { 'shipTo.country': 'not found' })
    if (shipTo.state && !findState(country, shipTo.state)) return refuse(c, 404, { 'shipTo.state': 'not found' })
    return ask(c, email, { item, language })
  })

async function subscribe(c: Ctx, inPath: string | null) {
  const read = await readBody(c.req.raw)
  if (!read.ok) return refuse(c, read.status, read.errors)
  const email = (inPath ?? (typeof read.body.email === 'string' ? read.body.email : '')).trim()
  if (!isEmail(email)) return refuse(c, 406, { email: expectedEmail })
  // A field that people do not see: who fills it in is a machine, and is told what everyone is told.
  if (read.body.email_field) return subscribed(c)
  const given = v.safeParse(wish, read.body)
  if (!given.success) return refuse(c, 406, issuesOf(given.issues))
  const { item, product, country, language, gender } = given.output
  if (item !== undefined || product !== undefined) return ask(c, email, { item, product, language })
  const shown = isLanguage(language) ? language : await loadLanguage(c)
  const wait = await askForConfirmation(c, { email, language: shown, country: country ?? '', gender: gender ?? '' })
  return wait === null ? subscribed(c) : refuseForNow(c, wait)
}

interface Asked {
  item?: string | undefined
  product?: string | undefined
  language: string | undefined
}

async function ask(c: Ctx, email: string, { item, product, language }: Asked) {
  const { COMMERCE_DB: db } = c.env
  const items = await findItems(db, item === undefined ? { product: product ?? '' } : { item })
  const [first] = items
  if (!first) return refuse(c, 404, item === undefined ? { product: 'not found' } : { item: 'product item not found' })
  const wait = await use(c.env, mailBuckets(c, email, 'noticeByTarget'))
  if (wait !== null) return refuseForNow(c, wait)
  const shown = isLanguage(language) ? language : await loadLanguage(c)
  await insertRequest(db, { email, product: first.product, item: item ?? '', language: languageOf(shown) })
  // It may have come back between the page and the request.
  for (const each of items) await noticeStock(c.env, each.item)
  return subscribed(c)
}

const subscribed = (c: Ctx) => c.json({ token: c.var.session.token, subscribed: true })
