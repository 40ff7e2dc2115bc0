import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { parseBody } from '../http/body.ts'
import { fail } from '../lib/outcome.ts'
import { translateOrder } from '../orders/translated/translate.ts'
import { daysUntil, findDueDay, listRefundsDue } from '../refunds/due.ts'
import { loadDueWithdrawals, loadWithdrawals, recordHandled } from '../withdrawals/storage.ts'
import { findWithdrawnOrder, withdrawalView } from '../withdrawals/view.ts'
import { type ManagementEnv, operatorLine, pagingQuery, readOperator, refuseManagement } from './http.ts'
import { loadNamesFor } from './orders/http/respond.ts'

type WithdrawalContext = Context<ManagementEnv, '/withdrawals/:withdrawal/handled'>

export const handling = v.strictObject({
  note: v.pipe(operatorLine(300), v.minLength(1, 'must say why nothing more is refunded')),
})

/** Routes for confirmed withdrawals, including those that match no order, and their refunds. */
export const managedWithdrawalRoutes = new Hono<ManagementEnv>()
  .get('/withdrawals', async c => {
    const query = v.safeParse(pagingQuery, c.req.query())
    if (!query.success) return refuseManagement(c, fail(406, { page: query.issues[0].message }))
    const { db } = c.var
    const stored = await loadWithdrawals(db, query.output)
    const found = await Promise.all(stored.map(withdrawal => findWithdrawnOrder(db, withdrawal)))
    const names = await loadNamesFor(
      c,
      found.filter(order => order !== null),
    )
    const orders = found.map(order => order && translateOrder(order, names))
    return c.json({ withdrawals: stored.map((withdrawal, index) => withdrawalView(withdrawal, orders[index] ?? null)) })
  })
  .get('/withdrawals/due', async c => c.json({ due: await listDue(c.var.db, new Date()) }))
  .post('/withdrawals/:withdrawal/handled', async c => {
    const body = await parseBody(c, handling)
    if (!body.ok) return refuseManagement(c, body)
    const number = parseNumber(c)
    const handled = await recordHandled(c.var.db, number, {
      ...body.value,
      by: readOperator(c),
      now: new Date(),
    })
    if (handled === 'unknown') return refuseManagement(c, fail(404, { withdrawal: 'not found' }))
    if (handled === 'before') return refuseManagement(c, fail(409, { withdrawal: 'is already marked as handled' }))
    return c.json({ withdrawal: String(number), handled })
  })

function parseNumber(c: WithdrawalContext): number {
  const { withdrawal } = c.req.param()
  return /^\d{1,9}$/.test(withdrawal) ? Number(withdrawal) : 0
}

/** Lists the refunds that are due for withdrawals, the earliest due day first. */
async function listDue(db: D1Database, now: Date) {
  const open = await loadDueWithdrawals(db)
  return open.flatMap(({ withdrawal: stored, order }) => {
    const { withdrawal, name, email, orderNumber, confirmed } = stored
    const due = order && listRefundsDue(order).find(entry => entry.withdrawal === withdrawal)
    if (!confirmed || (order && !due)) return []
    const dueBy = findDueDay(confirmed)
    return [
      {
        withdrawal: String(withdrawal),
        confirmed,
        dueBy,
        daysLeft: daysUntil(dueBy, now),
        order: orderNumber,
        matched: order !== null,
        sent: order !== null && order.shipments.length > 0,
        cameBack: order !== null && order.returned.length > 0,
        name,
        email,
        currency: order?.charge.currency ?? null,
        amountAsNumber: due ? due.amount / 100 : null,
        shippingAsNumber: due ? due.shipping / 100 : null,
        lines: due?.lines ?? [],
      },
    ]
  })
}
