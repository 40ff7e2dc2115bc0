import { type Context, Hono } from 'hono'
import type { CommerceEnv } from '../env.ts'
import { respond } from '../http/respond.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { findOrder, type OrderDocument } from '../orders/storage.ts'
import { mayShowAll } from '../orders/view.ts'
import { documentView } from './view.ts'

/**
 * Routes with the content of an order's receipt and credit notes. They require the order's
 * reference, and for private data the key of a link.
 */
export const documentRoutes = new Hono<CommerceEnv>()
  .get('/order-status/:reference/receipt', async c =>
    respond(c, await findView(c, c.req.param('reference'), isReceipt), answer => answer),
  )
  .get('/order-status/:reference/credit-notes/:number', async c => {
    const { reference, number } = c.req.param()
    const isNote = ({ kind, number: noteNumber }: OrderDocument) =>
      kind === 'credit_note' && String(noteNumber) === number
    return respond(c, await findView(c, reference, isNote), answer => answer)
  })

const isReceipt = ({ kind }: OrderDocument) => kind === 'receipt'

/** Expired links show no document, since it has the buyer's name. */
async function findView(c: Context<CommerceEnv>, reference: string, isRequested: (document: OrderDocument) => boolean) {
  const order = await findOrder(c.env.COMMERCE_DB, { reference })
  const document =
    order && (await mayShowAll(c.env, order, c.req.query(), c.var.shop.now))
      ? order.documents.find(isRequested)
      : undefined
  const answer: Outcome<{ document: ReturnType<typeof documentView> }> =
    order && document ? succeed({ document: documentView(order, document) }) : fail(404, { document: 'not found' })
  return answer
}
