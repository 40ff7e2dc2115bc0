import { type Context, Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { load } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { readForm, type SentForm } from '../form-data.ts'
import { createListQuery, orderList } from '../orders/orders.ts'
import { PackChoicePage } from './choose-page.tsx'
import { type ChooseScreen, isRecorded, type ParcelFileAttempt, sendParcelFile } from './file.ts'
import { listPickedOrders, maxOrders, parseNumbers, pickList } from './pack.ts'
import { PackPage } from './page.tsx'
import { answerForm, loadCurrent } from './scan.ts'

/** Serves the screens for choosing orders, and for packing and sending them. */
export const packRoutes = new Hono<AppEnv>().on(['GET', 'POST'], paths.deskPack, async c => {
  const form = c.req.method === 'POST' ? await readForm(c) : null
  if (form?.change === 'check' || form?.change === 'apply') return answerFile(c, form)
  // Checkboxes send one field for each order; addresses contain one field, separated by commas.
  const query = (c.req.queries('orders') ?? []).join()
  if (!query && c.req.query('orders') === undefined) return renderChoice(c, {})
  const numbers = parseNumbers(query)
  const { t } = c.var.language
  if (!numbers) return renderChoice(c, { problem: t('desk.packTooMany', { most: maxOrders }) })
  return renderPacking(c, numbers, form)
})

async function renderPacking(c: Context<AppEnv>, numbers: string[], form: SentForm | null) {
  const { operator, language } = c.var
  const path = `orders/pick?${new URLSearchParams({ orders: numbers.join(), language: language.locale })}`
  const { value: list } = await load(c, operator, path, pickList)
  const orders = listPickedOrders(list)
  const asked = c.req.query('order') ?? ''
  const number = orders.includes(asked) ? asked : orders[0]
  if (number === undefined) return renderChoice(c, { leftOut: list.leftOut })
  // A form for another order is ignored, because that order has nothing left to send.
  const sent = form && number === asked ? await answerForm(c, form, orders, number) : null
  if (sent instanceof Response) return sent
  const current = sent ?? (await loadCurrent(c, orders, number, new Map()))
  const carrier = form?.field('carrier') ?? c.req.query('carrier') ?? ''
  const done = form ? '' : (c.req.query('done') ?? '').replace(/\D/g, '')
  const refused = current.refusal?.status
  return renderDesk(c, <PackPage screen={{ operator, list, orders, current, carrier, done }} />, {
    title: language.t('desk.pack'),
    operator,
    status: refused === undefined ? 200 : refused === 403 || refused === 412 ? refused : 409,
  })
}

async function renderChoice(c: Context<AppEnv>, more: Partial<ChooseScreen>) {
  const { operator, language } = c.var
  const filter = { work: 'to_send' as const, find: '', from: '', to: '', before: '' }
  const { value: list } = await load(c, operator, `orders?${createListQuery(filter, language.locale)}`, orderList)
  const done = c.req.method === 'GET' ? (c.req.query('done') ?? '') : ''
  const screen = { operator, list, leftOut: [], problem: '', done, file: null, ...more }
  return renderDesk(c, <PackChoicePage screen={screen} />, {
    title: language.t('desk.pack'),
    operator,
    status: more.problem || more.file?.refusal ? 409 : 200,
  })
}

async function answerFile(c: Context<AppEnv>, form: SentForm) {
  const { t, urlTo } = c.var.language
  const csv = form.change === 'check' ? await form.file('file') : form.field('csv')
  if (!csv.trim()) return renderChoice(c, { problem: t('desk.packFileEmpty') })
  const file: ParcelFileAttempt = await sendParcelFile(c, csv, form.change === 'apply' ? form.state.key : null)
  return isRecorded(file) ? c.redirect(`${urlTo(paths.deskPack)}?done=file`, 303) : renderChoice(c, { file })
}
