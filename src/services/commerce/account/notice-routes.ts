import { type Context, Hono } from 'hono'
import { requireCustomer } from '../customers/login.ts'
import type { CommerceEnv } from '../env.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { fail, succeed } from '../lib/outcome.ts'
import { deleteNotice, loadNotices, type StockNotice } from '../newsletter/own-notices.ts'
import { timeView } from '../orders/view.ts'
import { loadSelectionLanguage } from '../selection/quote.ts'

/**
 * Routes for the stock notices that a customer has requested. Centra's interface has no such
 * routes. Notices are stored with an e-mail address but no customer, so the routes show none until
 * the address is confirmed as the customer's.
 */
export const noticeRoutes = new Hono<CommerceEnv>()
  .get('/customer/notices', c => changeAndRespond(c, async () => true))
  .delete('/customer/notices/:notice', c =>
    changeAndRespond(c, email => deleteNotice(c.var.shop.db, email, c.req.param('notice'))),
  )

async function changeAndRespond(c: Context<CommerceEnv>, change: (email: string) => Promise<boolean>) {
  const { shop } = c.var
  const current = await requireCustomer(shop)
  if (!current.ok) return respondFailure(c, current)
  const { email, emailConfirmed } = current.value
  const confirmedEmail = emailConfirmed ? email : ''
  if (!(await change(confirmedEmail))) return respondFailure(c, fail(404, { notice: 'not found' }))
  const notices = await loadNotices(shop.db, confirmedEmail, await loadSelectionLanguage(shop))
  return respond(c, succeed(notices), list => ({ notices: list.map(noticeView), emailConfirmed }))
}

const noticeView = ({ id, name, variant, size, uri, created }: StockNotice) => ({
  notice: String(id),
  name,
  variantName: variant,
  size,
  uri,
  createdAt: timeView(created),
})
