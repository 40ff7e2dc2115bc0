import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { findOffer, loadStock } from '../catalogue/stock.ts'
import { issuesOf, readBody } from '../http/body.ts'
import { type CommerceEnv, changeSelection, loadSelection, refuse } from '../http/respond.ts'
import { isServer } from '../http/server-auth.ts'
import { randomId } from '../lib/ids.ts'
import { changeMany } from './bulk.ts'
import { bulk, notesIn } from './fields.ts'
import { badQuantity, quantityInBody, quantityInPath } from './quantity.ts'

/** Adding items, and changing the lines they are on. */
export const itemRoutes = new Hono<CommerceEnv>()
  .put('/items', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    const operations = v.safeParse(bulk, read.body)
    return operations.success ? changeMany(c, operations.output) : refuse(c, 400, issuesOf(operations.issues))
  })
  .post('/items/:item', c => add(c, body => quantityInBody(body.quantity)))
  .post('/items/:item/quantity/:quantity', c => add(c, () => quantityInPath(c.req.param('quantity')) || null))
  .put('/lines/:line/quantity/:quantity', c =>
    resize(c, c.req.param('line'), quantityInPath(c.req.param('quantity')), { relative: false }),
  )
  .post('/lines/:line/quantity/:quantity', c =>
    resize(c, c.req.param('line'), quantityInPath(c.req.param('quantity')), { relative: true }),
  )
  .delete('/lines/:line/quantity/:quantity', c =>
    resize(c, c.req.param('line'), negative(quantityInPath(c.req.param('quantity'))), { relative: true }),
  )
  .post('/lines/:line', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    return resize(c, c.req.param('line'), quantityInBody(read.body.quantity), { relative: true })
  })
  .delete('/lines/:line', async c => {
    const read = await readBody(c.req.raw)
    if (!read.ok) return refuse(c, read.status, read.errors)
    if (read.body.quantity === undefined) return resize(c, c.req.param('line'), 0, { relative: false })
    return resize(c, c.req.param('line'), negative(quantityInBody(read.body.quantity)), { relative: true })
  })

const negative = (quantity: number | null) => (quantity === null ? null : 0 - quantity)

async function add(c: Context<CommerceEnv>, quantityOf: (body: Record<string, unknown>) => number | null) {
  const read = await readBody(c.req.raw)
  if (!read.ok) return refuse(c, read.status, read.errors)
  const { comment, subscriptionPlan } = read.body
  if (subscriptionPlan !== undefined) return refuse(c, 403, { feature: 'not available' })
  if (comment !== undefined && !(await isServer(c))) return refuse(c, 401, { comment: 'needs the shared secret' })
  const { notes, issues } = notesIn(read.body)
  if (issues) return refuse(c, 406, issuesOf(issues))
  const quantity = quantityOf(read.body)
  if (quantity === null) return refuse(c, 406, badQuantity)
  const { id } = await loadSelection(c)
  const offer = await findOffer(c.env.COMMERCE_DB, c.req.param('item') ?? '', id)
  if (!offer) return refuse(c, 404, { item: 'product item not found' })
  return changeSelection(c, { type: 'addItem', offer, quantity, line: randomId(), notes }, { status: 201 })
}

async function resize(
  c: Context<CommerceEnv>,
  line: string,
  quantity: number | null,
  { relative }: { relative: boolean },
) {
  if (quantity === null) return refuse(c, 406, badQuantity)
  const { id, lines, place } = await loadSelection(c)
  const item = lines.find(entry => entry.line === line)?.item
  const stock = item ? await loadStock(c.env.COMMERCE_DB, [item], place, id) : {}
  return changeSelection(c, { type: 'setQuantity', line, quantity, relative, stock })
}
