import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type CountryRow, salesPlace } from '../catalogue/countries/countries.ts'
import { countriesView } from '../catalogue/countries/countries-view.ts'
import { scopeFields } from '../catalogue/countries/place.ts'
import type { CommerceEnv } from '../env.ts'
import { parsed, readBody } from '../http/body.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { denied, isServer } from '../http/server-auth.ts'
import { languageOf } from '../lib/languages.ts'
import { fail, succeed } from '../lib/outcome.ts'
import { priced } from './change-selection.ts'
import { paymentFields } from './checkout-fields.ts'
import { chooseLanguage, choosePayment, chooseShipping, saveFields } from './choices.ts'
import { bulk, quantityInBody, quantityInPath } from './fields.ts'
import { addItem, changeMany, setQuantity } from './items.ts'
import { changePlace, changeScope, moveTo } from './move.ts'
import { findCountry } from './reference.ts'
import { respondSelection } from './view/respond.ts'

type Ctx = Context<CommerceEnv>

const text = v.optional(v.string('must be a text'))
export const scope = v.object({ ...scopeFields, country: text, state: text })
export const selectionReading = v.object({ tokenOnly: v.optional(v.boolean('must be true or false'), false) })
export const moving = v.object({ state: v.nullish(v.string('must be a text')), language: text })

/** The selection: reading it, its lines, and the checkout's choices and fields. */
export const selectionRoutes = new Hono<CommerceEnv>()
  .get('/selection', async c => respondPresent(c))
  .put('/selection', async c => {
    if (!(await isServer(c.req.raw, c.env))) return respondFailure(c, denied)
    const given = await parsed(c, scope)
    return respondSelection(c, given.ok ? await changeScope(c.var.shop, given.value) : given)
  })
  // There are no links to selections, so a session only has its own.
  .put('/selection/:selection', async c => {
    const given = await parsed(c, selectionReading)
    if (!given.ok) return respondFailure(c, given)
    const { id } = await c.var.shop.session.load()
    if (id !== c.req.param('selection')) return respondFailure(c, fail(404, { selection: 'not found' }))
    return given.value.tokenOnly ? respond(c, succeed({}), empty => empty) : respondPresent(c)
  })
  .put('/items', async c => {
    const body = await parsed(c, bulk, { status: 400 })
    return respondSelection(c, body.ok ? await changeMany(c.var.shop, body.value) : body)
  })
  .post('/items/:item', c => respondAdded(c, c.req.param('item'), body => quantityInBody(body.quantity)))
  .post('/items/:item/quantity/:quantity', c => {
    const { item, quantity } = c.req.param()
    return respondAdded(c, item, () => quantityInPath(quantity) || null)
  })
  .put('/lines/:line/quantity/:quantity', async c => {
    const { line, quantity } = c.req.param()
    return respondSelection(c, await setQuantity(c.var.shop, line, quantityInPath(quantity), { relative: false }))
  })
  .post('/lines/:line/quantity/:quantity', async c => {
    const { line, quantity } = c.req.param()
    return respondSelection(c, await setQuantity(c.var.shop, line, quantityInPath(quantity), { relative: true }))
  })
  .delete('/lines/:line/quantity/:quantity', async c => {
    const { line, quantity } = c.req.param()
    const less = negative(quantityInPath(quantity))
    return respondSelection(c, await setQuantity(c.var.shop, line, less, { relative: true }))
  })
  .post('/lines/:line', async c => {
    const body = await readBody(c.req.raw)
    if (!body.ok) return respondFailure(c, body)
    const more = quantityInBody(body.value.quantity)
    return respondSelection(c, await setQuantity(c.var.shop, c.req.param('line'), more, { relative: true }))
  })
  .delete('/lines/:line', async c => {
    const body = await readBody(c.req.raw)
    if (!body.ok) return respondFailure(c, body)
    const relative = body.value.quantity !== undefined
    const quantity = relative ? negative(quantityInBody(body.value.quantity)) : 0
    return respondSelection(c, await setQuantity(c.var.shop, c.req.param('line'), quantity, { relative }))
  })
  .put('/countries/:country', c => respondMoved(c, c.req.param('country')))
  .put('/countries/:country/states/:state', c => respondMoved(c, c.req.param('country'), c.req.param('state')))
  .get('/countries/auto', async c => {
    const country = await seenCountry(c)
    if (!country) return respondFailure(c, fail(404, { country_find: 'not found' }), { country: [] })
    const { shop } = c.var
    const { place, language } = await shop.session.load()
    if (place.country !== country.country) await changePlace(shop, salesPlace(country, null))
    const [view] = countriesView([country], languageOf(language, country.language))
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
    const fields = await parsed(c, paymentFields, { status: 400 })
    return respondSelection(c, fields.ok ? await saveFields(c.var.shop, fields.value) : fields)
  })

const negative = (quantity: number | null) => (quantity === null ? null : 0 - quantity)

const respondPresent = async (c: Ctx) =>
  respondSelection(c, succeed(await priced(c.var.shop, await c.var.shop.session.load())))

async function respondAdded(c: Ctx, item: string, quantityOf: (body: Record<string, unknown>) => number | null) {
  const body = await readBody(c.req.raw)
  if (!body.ok) return respondFailure(c, body)
  const options = { quantity: quantityOf(body.value), isServer: await isServer(c.req.raw, c.env) }
  return respondSelection(c, await addItem(c.var.shop, item, body.value, options), 201)
}

async function respondMoved(c: Ctx, country: string, stateInPath?: string) {
  const given = await parsed(c, moving)
  if (!given.ok) return respondFailure(c, given)
  const { state = stateInPath, language } = given.value
  return respondSelection(c, await moveTo(c.var.shop, country, { state, language }))
}

/**
 * The country that Cloudflare reports. A server that forwards another address (`X-Forwarded-For`)
 * gets none: the reported country is the server's, with wrong prices. It sets the country itself
 * (`PUT countries/…`).
 */
async function seenCountry(c: Ctx): Promise<CountryRow | null> {
  const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim()
  if (forwarded && forwarded !== c.req.header('cf-connecting-ip')) return null
  const code = c.req.header('cf-ipcountry') ?? c.req.raw.cf?.country
  return typeof code === 'string' ? findCountry(c.env.COMMERCE_DB, code) : null
}
