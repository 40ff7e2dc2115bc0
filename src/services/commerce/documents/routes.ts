import { type Context, Hono } from 'hono'
import type { CommerceEnv } from '../env.ts'
import { respond } from '../http/respond.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { findOrder, type OrderDocument } from '../orders/storage.ts'
import { showsAll } from '../orders/view.ts'
import { documentView } from './view.ts'

/** The content of an order's receipt and credit notes, for anyone with its reference. */
export const documentRoutes = new Hono<CommerceEnv>()
  .get('/order-status/:reference/receipt', async c =>
    respond(c, await found(c, c.req.param('reference'), isReceipt), answer => answer),
  )
  .get('/order-status/:reference/credit-notes/:number', async c => {
    const { reference, number } = c.req.param()
    const isNote = ({ kind, number: own }: OrderDocument) => kind === 'credit_note' && String(own) === number
    return respond(c, await found(c, reference, isNote), answer => answer)
  })

const isReceipt = ({ kind }: OrderDocument) => kind === 'receipt'

/** Old links show no document: one says who bought. */
async function found(c: Context<CommerceEnv>, reference: string, isMeant: (document: OrderDocument) => boolean) {
  const order = await findOrder(c.env.COMMERCE_DB, { reference })
  const document =
    order && (await showsAll(c.env, order, c.req.query(), c.var.shop.now)) ? order.documents.find(isMeant) : undefined
  const answer: Outcome<{ document: ReturnType<typeof documentView> }> =
    order && document ? succeed({ document: documentView(order, document) }) : fail(404, { document: 'not found' })
  return answer
}
