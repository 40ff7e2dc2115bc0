import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import { change, load, parseRefusal, type Refusal } from '../call.ts'
import { renderDesk } from '../document.tsx'
import { readForm, type SentForm } from '../form-data.ts'
import { managedOrder } from '../order/order.ts'
import { PackPage } from './page.tsx'
import { type ParcelAttempt, parcelAnswer } from './parcels.ts'
import { pickList } from './pick.ts'
import { readCode, type Scanned } from './scan.ts'
import { listPackedLines, type PackScreen } from './screen.ts'

const oneOrder = v.object({ order: managedOrder })

/** Maximum number of orders that are packed at once. */
const maxOrders = 50

/**
 * Serves the screen where several orders are packed: the pick list, and then each order, whose
 * pieces are scanned. Without a script, each scan is a form, which carries what was scanned before.
 */
export const packRoutes = new Hono<AppEnv>().on(['GET', 'POST'], paths.deskPack, async c => {
  const orders = readOrders(c)
  if (c.req.method === 'POST') return readScan(c, orders)
  return renderPack(c, await loadScreen(c, orders, c.req.query('order') ?? ''))
})

async function readScan(c: Context<AppEnv>, orders: string[]) {
  const form = await readForm(c)
  const screen = await loadScreen(c, orders, form.field('order'))
  const scanned = readScanned(form)
  if (form.change === 'file') return renderPack(c, { ...screen, file: await sendFile(c, form) })
  if (form.change === 'send') return send(c, { ...screen, scanned }, form)
  const code = form.field('code')
  const result = readCode(code, screen.orders, screen.lines, scanned)
  if (result.kind === 'order') return c.redirect(addressOf(c, screen, { order: result.order }), 303)
  if (result.kind === 'piece') return renderPack(c, { ...screen, scanned: result.scanned })
  return renderPack(c, { ...screen, scanned, wrong: { kind: result.kind, code } })
}

const readOrders = (c: Context<AppEnv>) =>
  [...new Set((c.req.query('orders') ?? '').split(','))].filter(number => /^\d{1,12}$/.test(number)).slice(0, maxOrders)

/** Reads the fields `scanned`, which are `line:pieces`. */
const readScanned = (form: SentForm): Scanned =>
  Object.fromEntries(
    form.fields('scanned').flatMap(text => {
      const [line = '', pieces = ''] = text.split(':')
      return /^\d{1,4}$/.test(pieces) ? [[line, Number(pieces)]] : []
    }),
  )

/** Loads the pick list and the order that is packed. Default: the first one with pieces to send. */
async function loadScreen(c: Context<AppEnv>, orders: string[], wanted: string): Promise<PackScreen> {
  const { operator, language } = c.var
  if (orders.length === 0) return emptyScreen
  const query = new URLSearchParams({ orders: orders.join(), language: language.locale })
  const { value: list } = await load(c, operator, `orders/pick?${query}`, pickList)
  const left = orders.filter(number => !list.leftOut.some(({ order }) => order === number))
  const number = left.includes(wanted) ? wanted : left[0]
  const found = number
    ? await load(c, operator, `orders/${number}?language=${language.locale}`, oneOrder)
    : { value: null, version: '' }
  const current = found.value?.order ?? null
  return {
    ...{ orders: left, list, current, version: found.version, lines: current ? listPackedLines(current) : [] },
    ...{ scanned: {}, carrier: c.req.query('carrier') ?? '', done: c.req.query('done') ?? '' },
    ...{ wrong: null, refusal: null, file: null },
  }
}

/** The screen without chosen orders. */
const emptyScreen: PackScreen = {
  ...{ orders: [], list: { items: [], leftOut: [] }, current: null, version: '', lines: [], scanned: {} },
  ...{ carrier: '', done: '', wrong: null, refusal: null, file: null },
}

/** Checks a file of parcels, or records it if it was checked and shown before. */
async function sendFile(c: Context<AppEnv>, form: SentForm): Promise<ParcelAttempt> {
  const csv = form.field('csv') || (await form.file('file'))
  const apply = form.field('apply') === '1'
  const response = await callManagement(c, c.var.operator, {
    ...{ method: 'POST', path: 'shipments', body: { csv, apply } },
    headers: apply && form.state.key ? { 'Idempotency-Key': form.state.key } : {},
  })
  if (!response.ok) return { csv, answer: null, refusal: await parseRefusal(response) }
  return { csv, answer: v.parse(parcelAnswer, await response.json()), refusal: null }
}

/** Records a parcel with the scanned pieces, and goes on with the rest or the next order. */
async function send(c: Context<AppEnv>, screen: PackScreen, form: SentForm) {
  const { current, scanned, lines } = screen
  const { t } = c.var.language
  const parts = lines.flatMap(({ line }) => (scanned[line] ? [{ line, quantity: scanned[line] }] : []))
  const [carrier, trackingId] = [form.field('carrier'), form.field('tracking')]
  const refuse = (refusal: Refusal) => renderPack(c, { ...screen, carrier, refusal })
  if (!current || parts.length === 0) return refuse({ status: 406, errors: { '': t('desk.packNothing') } })
  const refusal = await change(c, c.var.operator, form.state, {
    method: 'POST',
    path: `orders/${current.order}/shipments`,
    body: { lines: parts, carrier, trackingId },
  })
  if (refusal) return refuse(refusal)
  return c.redirect(
    addressOf(c, screen, { done: current.order, ...(carrier && { carrier }), order: current.order }),
    303,
  )
}

const addressOf = (c: Context<AppEnv>, { orders }: PackScreen, more: Record<string, string>) =>
  `${c.var.language.urlTo(paths.deskPack)}?${new URLSearchParams({ orders: orders.join(), ...more })}`

const renderPack = (c: Context<AppEnv>, screen: PackScreen) =>
  renderDesk(c, <PackPage screen={screen} />, {
    title: c.var.language.t('desk.pack'),
    operator: c.var.operator,
    status: screen.file?.refusal ? 409 : screen.refusal ? (screen.refusal.status === 412 ? 412 : 409) : 200,
  })
