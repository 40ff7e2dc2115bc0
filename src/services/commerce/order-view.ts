import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { CommerceEnv } from './http.ts'
import type { Order } from './orders.ts'
import { loadQuote } from './quote.ts'
import { listsView } from './view.ts'

/** An order as the wire has it, beside the lists that every answer carries. `reference` is an extension: its page's address. */
export async function answerOrder(
  c: Context<CommerceEnv>,
  order: Order,
  status: ContentfulStatusCode = 200,
  more: object = {},
) {
  const quote = await loadQuote(c.env.COMMERCE_DB, await c.var.session.load())
  return c.json({ token: c.var.session.token, ...more, order: orderView(order), ...listsView(quote) }, status)
}

export const orderView = ({ number, reference, snapshot, created }: Order) => ({
  ...snapshot.purchase,
  order: String(number),
  reference,
  status: 'untouched',
  statusDescription: 'Pending',
  date: created.slice(0, 19).replace('T', ' '),
  giftMessage: null,
})
