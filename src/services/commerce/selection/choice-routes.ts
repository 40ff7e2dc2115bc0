import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { findCountry, findState, placeOf } from '../catalogue/countries.ts'
import { choicesOf } from '../delivery/details.ts'
import { issuesOf, readBody } from '../http/body.ts'
import { type CommerceEnv, changeSelection, loadSelection, quoteOf, refuse } from '../http/respond.ts'
import { isLanguage, languageOf } from '../lib/languages.ts'
import { findProvider } from '../providers.ts'
import { findVoucher, voucherExists } from '../vouchers/storage.ts'
import { keptFields, paymentFields } from './checkout-fields.ts'
import { changePlace } from './place.ts'

/** Everything that is chosen or filled in for a selection: country, language, vouchers, methods and checkout data. */
export const choiceRoutes = new Hono<CommerceEnv>()
  .put('/countries/:country', c => moveTo(c, c.req.param('country')))
  .put('/countries/:country/states/:state', c => moveTo(c, c.req.param('country'), c.req.param('state')))
  .put('/languages/:language', async c => {
    const language = c.req.param('language')
    if (!isLanguage(language)) return refuse(c, 404, { language: 'not found' })
    await loadSelection(c)
    return changeSelection(c, { type: 'choose', choices: { language } })
  })
  .post('/vouchers', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const { voucher: code } = read.body
    const { place } = await loadSelection(c)
    const voucher = typeof code === 'string' ? await findVoucher(c.env.COMMERCE_DB, code, place.pricelist) : null
    if (!voucher) return noVoucher(c)
    return changeSelection(c, { type: 'addVoucher', voucher: voucher.voucher })
  })
  .delete('/vouchers', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const { voucher } = read.body
    if (voucher !== undefined) return typeof voucher === 'string' ? removeVoucher(c, voucher) : noVoucher(c)
    const { vouchers } = await loadSelection(c)
    return changeSelection(c, { type: 'removeVouchers', vouchers })
  })
  .delete('/vouchers/:voucher', c => removeVoucher(c, c.req.param('voucher')))
  .put('/shipping-methods/:shippingMethod', async c => {
    const shippingMethod = c.req.param('shippingMethod')
    const { shippingMethods } = await quoteOf(c, await loadSelection(c))
    if (!shippingMethods.some(method => method.shippingMethod === shippingMethod)) {
      return refuse(c, 404, { shippingMethod: 'not found' })
    }
    return changeSelection(c, { type: 'choose', choices: { shippingMethod } })
  })
  .put('/payment-methods/:paymentMethod', async c => {
    const paymentMethod = c.req.param('paymentMethod')
    if (!findProvider(c.env, paymentMethod)) return refuse(c, 404, { paymentMethod: 'not found' })
    await loadSelection(c)
    return changeSelection(c, { type: 'choose', choices: { paymentMethod } })
  })
  .put('/payment-fields', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const fields = v.safeParse(paymentFields, read.body)
    if (!fields.success) return refuse(c, 400, issuesOf(fields.issues))
    await loadSelection(c)
    const { language } = fields.output
    const choices = {
      ...(isLanguage(language) ? { language } : {}),
      ...(c.env.DELIVERY_WIDGET ? choicesOf(fields.output.additionalFields) : {}),
      fields: keptFields(fields.output),
    }
    return changeSelection(c, { type: 'choose', choices }, { chosenInWidget: isWidgetEvent(fields.output) })
  })

/** Market, price list and currency follow from the country; what is not sold there leaves the selection and is reported. */
async function moveTo(c: Context<CommerceEnv>, code: string, stateInPath?: string) {
  const read = await readBody(c.req.raw)
  if (!read.ok) return refuse(c, read.status, read.errors)
  const { state = stateInPath, language } = read.body
  const country = await findCountry(c.env.COMMERCE_DB, code)
  if (!country) return refuse(c, 404, { country: 'not found' })
  const found = typeof state === 'string' && state ? findState(country, state) : null
  if (state && !found) return refuse(c, 404, { state: 'not found' })
  if (language !== undefined && !isLanguage(language)) return refuse(c, 404, { language: 'not found' })
  return changePlace(c, placeOf(country, found?.state ?? null), language ? languageOf(language) : undefined)
}

/** The checkout script names the event it passes on (checkout-api, §7). */
const isWidgetEvent = ({ additionalFields: { event } }: v.InferOutput<typeof paymentFields>) =>
  event === 'ingrid_v2_shipping_option_changed'

const noVoucher = (c: Context<CommerceEnv>) => refuse(c, 404, { voucher: 'not found' })

async function removeVoucher(c: Context<CommerceEnv>, code: string) {
  const voucher = await voucherExists(c.env.COMMERCE_DB, code)
  if (!voucher) return noVoucher(c)
  await loadSelection(c)
  return changeSelection(c, { type: 'removeVouchers', vouchers: [voucher] })
}
