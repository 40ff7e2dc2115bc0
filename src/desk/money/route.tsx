import { type Context, Hono } from 'hono'
import type * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { logError } from '../../shared/edge/log.ts'
import { change, load } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { DeskFailure } from '../failure.ts'
import { readForm } from '../form-data.ts'
import { parseMoneyChange } from './changes.ts'
import { dueRefunds, listDisputed, listedRefunds, problemOrders, refusedPayments, unreturnedPayments } from './money.ts'
import { listMonths } from './months.ts'
import { MoneyPage } from './page.tsx'
import type { RefusedForm } from './screen.ts'
import { isTable, respondMonth } from './tables.ts'

/** Serves the screen "Money due", and tables of a month's documents. */
export const moneyRoutes = new Hono<AppEnv>().on(['GET', 'POST'], paths.deskMoney, async c => {
  if (c.req.method === 'POST') return changeMoney(c)
  const { table = '', month = '' } = c.req.query()
  return isTable(table) ? respondMonth(c, table, month) : renderMoney(c, null)
})

async function changeMoney(c: Context<AppEnv>) {
  const form = await readForm(c)
  const parsed = parseMoneyChange(form)
  if (!parsed) throw new DeskFailure(404)
  const { kind, id, call } = parsed
  const refusal = await change(c, c.var.operator, form.state, call)
  if (refusal) return renderMoney(c, { kind, id, note: form.field('note'), refusal })
  // Without a fragment here, the browser would keep the form's fragment, and scroll past the
  // notice.
  return c.redirect(`${c.var.language.urlTo(paths.deskMoney)}?done=1#main`, 303)
}

/**
 * Loads a part of the screen. Returns null if it cannot be loaded; the screen then says so in place
 * of the part. Throws `DeskFailure` if the operator's role does not allow them to see it.
 */
async function loadPart<Schema extends v.GenericSchema>(c: Context<AppEnv>, path: string, schema: Schema) {
  try {
    return (await load(c, c.var.operator, path, schema)).value
  } catch (error) {
    if (error instanceof DeskFailure && error.status === 403) throw error
    logError('desk_part_failed', error, { path: path.replace(/\?.*/, '') })
    return null
  }
}

async function renderMoney(c: Context<AppEnv>, refused: RefusedForm | null) {
  const { operator, language } = c.var
  const pageOf = (status: 'failed' | 'requested') => {
    const before = c.req.query(status)
    return `refunds?${new URLSearchParams({ status, ...(before && { before }) })}`
  }
  const [due, failed, requested, unreturned, refusedStarts, problems] = await Promise.all([
    loadPart(c, 'withdrawals/due', dueRefunds),
    loadPart(c, pageOf('failed'), listedRefunds),
    loadPart(c, pageOf('requested'), listedRefunds),
    loadPart(c, 'payments/unreturned', unreturnedPayments),
    loadPart(c, 'payments/refused', refusedPayments),
    loadPart(c, `orders?work=problems&limit=100&language=${language.locale}`, problemOrders),
  ])
  const screen = {
    due: due?.due ?? null,
    failed,
    requested,
    unreturned: unreturned?.payments ?? null,
    refusedStarts: refusedStarts?.refused ?? null,
    disputed: problems && listDisputed(problems.orders),
    hasMoreProblems: problems !== null && problems.next !== null,
    operator,
    isDone: c.req.query('done') !== undefined && !refused,
    refused,
    months: listMonths(new Date()),
  }
  return renderDesk(c, <MoneyPage screen={screen} />, {
    title: language.t('desk.money'),
    operator,
    status: refused === null ? 200 : refused.refusal.status === 403 ? 403 : 409,
  })
}
