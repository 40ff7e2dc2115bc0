import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import { change, parseRefusal } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { toFailure } from '../failure.ts'
import { readForm } from '../form-data.ts'
import { createListQuery, formatFilter, type OrderFilter, orderList, type Problem, parseFilter } from './orders.ts'
import { OrdersPage } from './page.tsx'

/** Maximum number of orders that can be packed at once. */
const maxOrders = 50

/** Serves the list of orders, and the actions for selected orders. */
export const ordersRoutes = new Hono<AppEnv>()
  .on(['GET', 'POST'], paths.deskOrders, async c => {
    const filter = parseFilter(c.req.query(), c.var.operator)
    if (c.req.method === 'GET') return renderOrders(c, filter, [], [])
    const { urlTo, t } = c.var.language
    const form = await readForm(c)
    const chosen = form.fields('orders').filter(number => /^\d{1,12}$/.test(number))
    const refuse = (problem: Problem) => renderOrders(c, filter, chosen, [problem])
    if (chosen.length === 0) return refuse({ subject: '', reason: t('desk.ordersChooseSome') })
    if (chosen.length > maxOrders) return refuse({ subject: '', reason: t('desk.ordersTooMany', { most: maxOrders }) })
    const query = `?${new URLSearchParams({ orders: chosen.join() })}`
    if (form.change === 'slips') return c.redirect(urlTo(paths.deskSlips) + query, 303)
    if (form.change === 'labels') return c.redirect(urlTo(paths.deskLabels) + query, 303)
    if (form.change !== 'start') return c.redirect(urlTo(paths.deskPack) + query, 303)
    const problems = await startOrders(c, chosen, form.state.key)
    if (problems.length > 0) return renderOrders(c, filter, chosen, problems)
    return c.redirect(`${urlTo(paths.deskOrders)}?${formatFilter(filter)}&done=1`, 303)
  })
  .get(paths.deskSlips, c => respondFile(c, 'slips.pdf'))
  .get(paths.deskLabels, c => respondFile(c, 'labels.csv'))
  .get(paths.deskReturnLabels, c => respondFile(c, 'return-labels.csv'))

/**
 * Responds with a file about the orders in the address. If there is no file, responds with the list
 * of orders, which says why, for example because all of these orders have been sent by now.
 */
async function respondFile(c: Context<AppEnv>, file: string) {
  const { operator } = c.var
  const query = new URLSearchParams({ orders: c.req.query('orders') ?? '' })
  const headers = { Accept: 'text/csv', 'Accept-Language': c.var.language.locale }
  const response = await callManagement(c, operator, { method: 'GET', path: `orders/${file}?${query}`, headers })
  const location = response.headers.get('Location')
  if (location) return c.redirect(location, 303)
  if (response.ok) return response
  if (response.status === 403) throw toFailure(response.status)
  const { errors } = await parseRefusal(response)
  const problems = Object.values(errors).map(reason => ({ subject: '', reason }))
  return renderOrders(c, parseFilter(c.req.query(), operator), [], problems)
}

/** Records that orders are being packed. Returns why this failed for some of them. */
async function startOrders(c: Context<AppEnv>, orders: string[], key: string): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const number of orders) {
    const state = { key: key && `${key} ${number}`, version: '' }
    const call = { method: 'POST' as const, path: `orders/${number}/start`, body: {} }
    const refusal = await change(c, c.var.operator, state, call)
    if (!refusal) continue
    const reason =
      refusal.status === 403 ? c.var.language.t('desk.forbidden') : Object.values(refusal.errors).join(', ')
    problems.push({ subject: number, reason })
  }
  return problems
}

async function renderOrders(c: Context<AppEnv>, filter: OrderFilter, chosen: string[], problems: Problem[]) {
  const { operator, language } = c.var
  const path = `orders?${createListQuery(filter, language.locale)}`
  const response = await callManagement(c, operator, { method: 'GET', path })
  const refusal = response.ok ? null : await parseRefusal(response)
  const list = refusal ? { orders: [], next: null } : v.parse(orderList, await response.json())
  const all = [
    ...problems,
    ...(filter.find.length === 1 ? [{ subject: '', reason: language.t('desk.ordersFindMore') }] : []),
    ...Object.entries(refusal?.errors ?? {}).map(([subject, reason]) => ({ subject, reason })),
  ]
  const isDone = c.req.query('done') !== undefined && problems.length === 0
  return renderDesk(c, <OrdersPage screen={{ list, filter, operator, isDone, chosen, problems: all }} />, {
    title: language.t('desk.orders'),
    operator,
    status: problems.length > 0 ? 409 : refusal?.status === 403 ? 403 : 200,
  })
}
