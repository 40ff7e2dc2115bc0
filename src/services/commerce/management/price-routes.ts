import { Hono } from 'hono'
import * as v from 'valibot'
import { queueChanges } from '../catalogue/change-feed.ts'
import { loadCurrency } from '../catalogue/countries/countries.ts'
import { parseBody } from '../http/body.ts'
import { moneyFields } from '../lib/money.ts'
import { fail } from '../lib/outcome.ts'
import { amount, type ManagementEnv, refuseManagement } from './http.ts'
import { findFalseReductions, formatFalseReduction, setPrice } from './prices.ts'

export const priceChange = v.strictObject({ price: amount, before: v.optional(amount) })

/** The route that sets a price immediately. */
export const priceRoutes = new Hono<ManagementEnv>().put('/prices/:product/:pricelist', async c => {
  const body = await parseBody(c, priceChange)
  if (!body.ok) return refuseManagement(c, body)
  const { price, before = price } = body.value
  if (before < price) return refuseManagement(c, fail(406, { before: 'must not be below the price' }))
  const { product, pricelist: priceList } = c.req.param()
  const list = /^\d{1,9}$/.test(priceList) ? Number(priceList) : null
  const db = c.var.db
  const [falseReduction] =
    list === null ? [] : await findFalseReductions(db, [{ product, priceList: list, price, before }], new Date())
  if (falseReduction) return refuseManagement(c, fail(406, { price: formatFalseReduction(falseReduction.lowest) }))
  const now = list === null ? null : await setPrice(db, { product, priceList: list, price, before }, new Date())
  if (list === null || !now) return refuseManagement(c, fail(404, { price: 'no such product in this price list' }))
  c.executionCtx.waitUntil(queueChanges(c.env))
  const currency = await loadCurrency(db, { priceList: list })
  return c.json({
    product,
    pricelist: list,
    currency: currency.currency,
    ...moneyFields('price', now.price, currency),
    ...moneyFields('priceBeforeDiscount', now.before, currency),
    ...(now.lowest === null ? {} : moneyFields('lowestPrice', now.lowest, currency)),
  })
})
