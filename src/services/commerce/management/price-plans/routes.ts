import { Hono } from 'hono'
import * as v from 'valibot'
import { queueChanges } from '../../catalogue/change-feed.ts'
import { parseBody } from '../../http/body.ts'
import { fail } from '../../lib/outcome.ts'
import { type ManagementEnv, readOperator, refuseManagement } from '../http.ts'
import { checkPlan, findPriceErrors } from './check.ts'
import { newPlan, planListing, priceTable, type WantedPrice } from './fields.ts'
import { cancelPlan, createPlanKey, loadCurrentPrices, loadPlans, type PricePlan, savePrices } from './storage.ts'
import { switchPrices } from './switch.ts'
import { parsePriceTable } from './table.ts'

/** Maximum size of a file with prices, in bytes. */
const maxBytes = 1_000_000
/** Maximum number of errors in a response. */
const maxErrors = 50

/** Routes for planned prices, and for setting or planning many prices from a file. */
export const pricePlanRoutes = new Hono<ManagementEnv>()
  .get('/prices/planned', async c => {
    const query = v.safeParse(planListing, c.req.query())
    if (!query.success) return refuseManagement(c, fail(406, { page: query.issues[0].message }))
    const { all, ...page } = query.output
    const plans = await loadPlans(c.var.db, { ...page, all: all === 'true' })
    return c.json({ plans: plans.map(planView) })
  })
  .post('/prices/planned', async c => {
    const body = await parseBody(c, newPlan)
    if (!body.ok) return refuseManagement(c, body)
    const { pricelist: priceList, before = null, until = null, ...rest } = body.value
    const wanted = { ...rest, priceList, before, until }
    const db = c.var.db
    const now = new Date()
    const checked = await checkPlan(db, wanted, now)
    if (!checked.ok) return refuseManagement(c, checked)
    const by = readOperator(c)
    const [plan = 0] = await savePrices(db, [wanted], { by, now })
    const planned = now.toISOString()
    return c.json(planView({ ...wanted, plan, status: 'planned', planned, plannedBy: by }), 201)
  })
  .delete('/prices/planned/:plan', async c => {
    const { plan } = c.req.param()
    const db = c.var.db
    const ended = /^\d{1,12}$/.test(plan) ? await cancelPlan(db, Number(plan), new Date()) : null
    if (!ended) return refuseManagement(c, fail(404, { plan: 'not found' }))
    if ((await switchPrices(db, new Date())) > 0) c.executionCtx.waitUntil(queueChanges(c.env))
    return c.json(planView(ended))
  })
  .post('/prices', async c => {
    const body = await parseBody(c, priceTable, { maxBytes })
    if (!body.ok) return refuseManagement(c, body)
    const db = c.var.db
    const now = new Date()
    const { rows, errors } = parsePriceTable(body.value.csv)
    const checked = await findPriceErrors(db, rows, now)
    for (const [index, row] of rows.entries())
      for (const [field, reason] of Object.entries(checked[index] ?? {})) errors[`lines.${row.line}.${field}`] = reason
    if (Object.keys(errors).length > 0)
      return refuseManagement(c, fail(406, Object.fromEntries(Object.entries(errors).slice(0, maxErrors))))
    const prices = await loadCurrentPrices(db, [...new Set(rows.map(({ product }) => product))])
    if (body.value.apply) {
      await savePrices(db, rows, { by: readOperator(c), now })
      c.executionCtx.waitUntil(queueChanges(c.env))
    }
    const changes = rows.map(row => ({
      line: row.line,
      ...wantedView(row),
      nowAsNumber: (prices.get(createPlanKey(row))?.price ?? 0) / 100,
    }))
    return c.json({ applied: body.value.apply, changes })
  })

const wantedView = ({ product, priceList, price, before, from, until }: WantedPrice) => ({
  product,
  pricelist: priceList,
  priceAsNumber: price / 100,
  beforeAsNumber: before === null ? null : before / 100,
  from,
  until,
})

const planView = ({ plan, status, planned, plannedBy, ...wanted }: PricePlan) => ({
  plan,
  ...wantedView(wanted),
  status,
  planned,
  plannedBy,
})
