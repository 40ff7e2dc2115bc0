import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { change, load, type Refusal } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { DeskFailure } from '../failure.ts'
import { readForm } from '../form-data.ts'
import { passTable } from '../orders/pass.ts'
import { dueRefunds, listedRefunds } from './money.ts'
import { MoneyPage } from './page.tsx'

/** Serves the screen of money that is due, and tables of documents. */
export const moneyRoutes = new Hono<AppEnv>().on(['GET', 'POST'], paths.deskMoney, async c => {
  if (c.req.method === 'POST') return changeMoney(c)
  const { table, from = '', to = '' } = c.req.query()
  const days = new URLSearchParams({ from, to })
  if (table === 'documents' || table === 'ledger') return passTable(c, `${table}?${days}`)
  return renderMoney(c, null)
})

async function changeMoney(c: Context<AppEnv>) {
  const form = await readForm(c)
  const id = form.field('id')
  const call =
    form.change === 'retry'
      ? { path: `orders/${form.field('order')}/refunds/${encodeURIComponent(id)}/retry`, body: {} }
      : { path: `withdrawals/${encodeURIComponent(id)}/handled`, body: { note: form.field('note') } }
  const refusal = await change(c, c.var.operator, form.state, { method: 'POST', ...call })
  if (refusal) return renderMoney(c, { id, refusal })
  return c.redirect(`${c.var.language.urlTo(paths.deskMoney)}?done=1`, 303)
}

/** Loads a part of the screen; null if it cannot be loaded, which the screen says in its place. */
async function loadPart<Schema extends v.GenericSchema>(c: Context<AppEnv>, path: string, schema: Schema) {
  try {
    return (await load(c, c.var.operator, path, schema)).value
  } catch (error) {
    if (error instanceof DeskFailure && error.status === 503) return null
    throw error
  }
}

async function renderMoney(c: Context<AppEnv>, failed: { id: string; refusal: Refusal } | null) {
  const { operator, language } = c.var
  const [due, rejected, requested] = await Promise.all([
    loadPart(c, 'withdrawals/due', dueRefunds),
    loadPart(c, 'refunds?status=failed', listedRefunds),
    loadPart(c, 'refunds?status=requested', listedRefunds),
  ])
  const isDone = c.req.query('done') !== undefined && !failed
  const screen = {
    ...{ due: due?.due ?? null, requested: requested?.refunds ?? null, operator, isDone, failed },
    rejected: rejected?.refunds.filter(({ isReplaced }) => !isReplaced) ?? null,
  }
  return renderDesk(c, <MoneyPage screen={screen} />, {
    title: language.t('desk.money'),
    operator,
    status: failed ? 409 : 200,
  })
}
