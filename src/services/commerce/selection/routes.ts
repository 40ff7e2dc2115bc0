import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type CountryRow, salesPlace } from '../catalogue/countries/countries.ts'
import { countriesView } from '../catalogue/countries/countries-view.ts'
import { scopeFields } from '../catalogue/countries/place.ts'
import type { CommerceEnv } from '../env.ts'
import { parseBody, readBody } from '../http/body.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { accessDenied, isServer } from '../http/server-auth.ts'
import { pickLanguage } from '../lib/languages.ts'
import { fail, succeed } from '../lib/outcome.ts'
import { priceSelection } from './change-selection.ts'
import { paymentFields } from './checkout-fields.ts'
import { chooseLanguage, choosePayment, chooseShipping, saveFields } from './choices.ts'
import { bulk, parseBodyQuantity, parsePathQuantity } from './fields.ts'
import { addItem, changeMany, setQuantity } from './items.ts'
import { changePlace, changeScope, moveTo } from './move.ts'
import { findCountry } from './reference.ts'
import { respondSelection } from './view/respond.ts'

type RouteContext = Context<CommerceEnv>

const text = v.optional(v.string('must be a text'))
export const scope = v.object({ ...scopeFields, country: text, state: text })
export const selectionReading = v.object({ tokenOnly: v.optional(v.boolean('must be true or false'), false) })
export const moving = v.object({ state: v.nullish(v.string('must be a text')), language: text })

/** Routes that read the selection and change its lines, its choices and the checkout's fields. */
export const selectionRoutes = new Hono<CommerceEnv>()
  .get('/selection', async c => respondPresent(c))
  .put('/selection', async c => {
    if (!(await isServer(c.req.raw, c.env))) return respondFailure(c, accessDenied)
    const body = await parseBody(c, scope)
    return respondSelection(c, body.ok ? await changeScope(c.var.shop, body.value) : body)
  })
  // A session can only read its own selection: this service has no links that open a selection in
  // another session.
  .put('/selection/:selection', async c => {
    const body = await parseBody(c, selectionReading)
    if (!body.ok) return respondFailure(c, body)
    const { id } = await c.var.shop.session.load()
    if (id !== c.req.param('selection')) return respondFailure(c, fail(404, { selection: 'not found' }))
    return body.value.tokenOnly ? respond(c, succeed({}), empty => empty) : respondPresent(c)
  })
  .put('/items', async c => {
    const body = await parseBody(c, bulk, { status: 400 })
    return respondSelection(c, body.ok ? await changeMany(c.var.shop, body.value) : body)
  })
  .post('/items/:item', c => respondAdded(c, c.req.param('item'), body => parseBodyQuantity(body.quantity)))
  .post('/items/:item/quantity/:quantity', c => {
    const { item, quantity } = c.req.param()
    return respondAdded(c, item, () => parsePathQuantity(quantity) || null)
  })
  .put('/lines/:line/quantity/:quantity', async c => {
    const { line, quantity } = c.req.param()
    return respondSelection(c, await setQuantity(c.var.shop, line, parsePathQuantity(quantity), { relative: false }))
  })
  .post('/lines/:line/quantity/:quantity', async c => {
    const { line, quantity } = c.req.param()
    return respondSelection(c, await setQuantity(c.var.shop, line, parsePathQuantity(quantity), { relative: true }))
  })
  .delete('/lines/:line/quantity/:quantity', async c => {
    const { line, quantity } = c.req.param()
    const decrease = negative(parsePathQuantity(quantity))
    return respondSelection(c, await setQuantity(c.var.shop, line, decrease, { relative: true }))
  })
  .post('/lines/:line', async c => {
    const body = await readBody(c.req.raw)
    if (!body.ok) return respondFailure(c, body)
    const increase = parseBodyQuantity(body.value.quantity)
    return respondSelection(c, await setQuantity(c.var.shop, c.req.param('line'), increase, { relative: true }))
  })
  .delete('/lines/:line', async c => {
    const body = await readBody(c.req.raw)
    if (!body.ok) return respondFailure(c, body)
    const relative = body.value.quantity !== undefined
    const quantity = relative ? negative(parseBodyQuantity(body.value.quantity)) : 0
    return respondSelection(c, await setQuantity(c.var.shop, c.req.param('line'), quantity, { relative }))
  })
  .put('/countries/:country', c => respondMoved(c, c.req.param('country')))
  .put('/countries/:country/states/:state', c => respondMoved(c, c.req.param('country'), c.req.param('state')))
  .get('/countries/auto', async c => {
    const country = await findCallerCountry(c)
    if (!country) return respondFailure(c, fail(404, { country_find: 'not found' }), { country: [] })
    const { shop } = c.var
    const { place, language } = await shop.session.load()
    if (place.country !== country.country) await changePlace(shop, salesPlace(country, null))
    const [view] = countriesView([country], pickLanguage(language, country.language))
    return respond(c, succeed({ country: view }), shown => shown)
  })
  .put('/languages/:language', async c =>
    respondSelection(c, await chooseLanguage(c.var.shop, c.req.param('language'))),
  )
  .put('/shipping-methods/:shippingMethod', async c =>
    respondSelection(c, await chooseShipping(c.var.shop, c.req.param('shippingMethod'))),
  )
  .put('/payment-methods/:paymentMethod', async c =>
    respondSelection(c, await choosePayment(c.var.shop, c.req.param('paymentMethod'))),
  )
  .put('/payment-fields', async c => {
    const fields = await parseBody(c, paymentFields, { status: 400 })
    return respondSelection(c, fields.ok ? await saveFields(c.var.shop, fields.value) : fields)
  })

const negative = (quantity: number | null) => (quantity === null ? null : 0 - quantity)

const respondPresent = async (c: RouteContext) =>
  respondSelection(c, succeed(await priceSelection(c.var.shop, await c.var.shop.session.load())))

async function respondAdded(
  c: RouteContext,
  item: string,
  parseQuantity: (body: Record<string, unknown>) => number | null,
) {
  const body = await readBody(c.req.raw)
  if (!body.ok) return respondFailure(c, body)
  const options = { quantity: parseQuantity(body.value), isServer: await isServer(c.req.raw, c.env) }
  return respondSelection(c, await addItem(c.var.shop, item, body.value, options), 201)
}

async function respondMoved(c: RouteContext, country: string, stateInPath?: string) {
  const body = await parseBody(c, moving)
  if (!body.ok) return respondFailure(c, body)
  const { state = stateInPath, language } = body.value
  return respondSelection(c, await moveTo(c.var.shop, country, { state, language }))
}

/**
 * Finds the caller's country, which Cloudflare reports. A server that calls on behalf of a visitor
 * sends the visitor's address in `X-Forwarded-For`. In that case Cloudflare reports the server's
 * country, so the result is null, and the server must set the visitor's country itself (`PUT
 * countries/…`).
 */
async function findCallerCountry(c: RouteContext): Promise<CountryRow | null> {
  const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim()
  if (forwarded && forwarded !== c.req.header('cf-connecting-ip')) return null
  const code = c.req.header('cf-ipcountry') ?? c.req.raw.cf?.country
  return typeof code === 'string' ? findCountry(c.env.COMMERCE_DB, code) : null
}
