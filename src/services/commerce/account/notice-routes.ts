import { type Context, Hono } from 'hono'
import { requireCustomer } from '../customers/login.ts'
import type { CommerceEnv } from '../env.ts'
import { respond, respondFailure } from '../http/respond.ts'
import { fail, succeed } from '../lib/outcome.ts'
import { deleteNotice, loadNotices, type StockNotice } from '../newsletter/own-notices.ts'
import { timeView } from '../orders/view.ts'
import { loadSelectionLanguage } from '../selection/quote.ts'

/**
 * The stock notices that a customer waits for, an extension of the interface. Requests have only an
 * e-mail address, so there are none before that is confirmed as the customer's.
 */
export const noticeRoutes = new Hono<CommerceEnv>()
  .get('/customer/notices', c => answer(c, async () => true))
  .delete('/customer/notices/:notice', c =>
    answer(c, email => deleteNotice(c.var.shop.db, email, c.req.param('notice'))),
  )

async function answer(c: Context<CommerceEnv>, change: (email: string) => Promise<boolean>) {
  const { shop } = c.var
  const known = await requireCustomer(shop)
  if (!known.ok) return respondFailure(c, known)
  const { email, emailConfirmed } = known.value
  const own = emailConfirmed ? email : ''
  if (!(await change(own))) return respondFailure(c, fail(404, { notice: 'not found' }))
  const notices = await loadNotices(shop.db, own, await loadSelectionLanguage(shop))
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
