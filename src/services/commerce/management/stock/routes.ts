import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { formatCsv } from '#client/shared/csv.ts'
import { queueChanges } from '../../catalogue/change-feed.ts'
import { parseBody } from '../../http/body.ts'
import type { LanguageCode } from '../../lib/languages.ts'
import { fail } from '../../lib/outcome.ts'
import { sendMissedNotices, sendStockNotices } from '../../newsletter/stock-requests.ts'
import {
  acceptsCsv,
  type ManagementEnv,
  pickCsvLanguage,
  readOperator,
  refuseManagement,
  refuseQuery,
} from '../http.ts'
import { changeStock, storeDetails } from './change.ts'
import { countStock } from './count.ts'
import { countFile, moveListing, stockChange, stockDetails, stockListing } from './fields.ts'
import { findStockItem, loadStockList } from './list.ts'
import { loadMoves } from './moves.ts'
import { createStockTable } from './table.ts'

/** Maximum size of a file with a stock count, in bytes. */
const maxBytes = 1_000_000

/** Routes that list, count and change stock. */
export const stockRoutes = new Hono<ManagementEnv>()
  .get('/stock', async c => {
    const query = v.safeParse(stockListing, c.req.query())
    if (!query.success) return refuseQuery(c, query.issues)
    const list = await loadStockList(c.var.db, query.output)
    return acceptsCsv(c) ? toCsv(c, query.output.language, list) : c.json(list)
  })
  .get('/stock/:item/moves', async c => {
    const query = v.safeParse(moveListing, c.req.query())
    if (!query.success) return refuseQuery(c, query.issues)
    const page = await loadMoves(c.var.db, c.req.param('item'), query.output)
    return page ? c.json(page) : refuseManagement(c, unknownItem)
  })
  .post('/stock', async c => {
    const body = await parseBody(c, countFile, { maxBytes })
    if (!body.ok) return refuseManagement(c, body)
    const { csv, apply: isApplied } = body.value
    const counted = await countStock(c.var.db, csv, { isApplied, actor: readOperator(c) })
    if (!counted.ok) return refuseManagement(c, counted)
    if (isApplied) {
      c.executionCtx.waitUntil(queueChanges(c.env))
      c.executionCtx.waitUntil(sendMissedNotices(c.env))
    }
    return c.json({ applied: isApplied, changes: counted.value })
  })
  .put('/stock/:item', async c => {
    const body = await parseBody(c, stockChange)
    if (!body.ok) return refuseManagement(c, body)
    const item = c.req.param('item')
    const stock = await changeStock(c.var.db, item, body.value, readOperator(c))
    if (!stock.ok) return refuseManagement(c, stock)
    const { before, after } = stock.value
    c.executionCtx.waitUntil(queueChanges(c.env))
    // Notices are also sent if there was stock before, since payments may have reserved all of it.
    if (after > before) await sendStockNotices(c.env, item)
    return c.json({ item, before, quantity: after })
  })
  .patch('/stock/:item', async c => {
    const body = await parseBody(c, stockDetails)
    if (!body.ok) return refuseManagement(c, body)
    const item = c.req.param('item')
    if (!(await storeDetails(c.var.db, item, body.value))) return refuseManagement(c, unknownItem)
    return c.json({ item: await findStockItem(c.var.db, item) })
  })

const unknownItem = fail(404, { item: 'product item not found' })

/**
 * Responds with a page of the list as CSV. The header `Link` has the address of the next page.
 * Default language: the one in `Accept-Language`, or else the operator's.
 */
function toCsv(
  c: Context<ManagementEnv>,
  wanted: LanguageCode | undefined,
  { items, next }: Awaited<ReturnType<typeof loadStockList>>,
) {
  const language = pickCsvLanguage(c, wanted)
  const following = new URL(c.req.url)
  following.searchParams.set('after', next ?? '')
  return c.body(formatCsv(createStockTable(items, language), language), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    ...(next !== null && { Link: `<${following.pathname}${following.search}>; rel="next"` }),
  })
}
