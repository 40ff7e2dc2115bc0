import type { Context } from 'hono'
import { countPiece, decideScan, isGoodsCode, isPacked } from '#client/desk/scan.ts'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../../env.ts'
import { change, load } from '../call.ts'
import type { SentForm } from '../form-data.ts'
import { readPieces } from '../order/changes.ts'
import { managedOrderAnswer } from '../order/order.ts'
import { type CurrentOrder, createScanLines, formatPackQuery, isReady, type ScanProblem } from './pack.ts'

/** Loads the order that is being packed. `counts` has the scanned pieces, keyed by line. */
export async function loadCurrent(
  c: Context<AppEnv>,
  orders: string[],
  number: string,
  counts: Map<string, number>,
): Promise<CurrentOrder> {
  const { operator, language } = c.var
  const { value, version } = await load(c, operator, `orders/${number}?language=${language.locale}`, managedOrderAnswer)
  const state = { orders, order: number, lines: createScanLines(value.order, counts) }
  return {
    order: value.order,
    version,
    state,
    trackingId: '',
    isTracking: isReady(state),
    problem: null,
    refusal: null,
  }
}

/**
 * Handles a form of the screen: a scan, or a parcel that is sent. Returns the order to show, or a
 * redirect to the next order.
 */
export async function answerForm(c: Context<AppEnv>, form: SentForm, orders: string[], number: string) {
  const counts = new Map(
    [...readPieces(form)].map(([line, typed]) => [line, /^\d{1,5}$/.test(typed) ? Number(typed) : 0]),
  )
  const current = await loadCurrent(c, orders, number, counts)
  return form.change === 'send' ? sendParcel(c, form, current, counts) : answerScan(c, form, current)
}

function answerScan(c: Context<AppEnv>, form: SentForm, current: CurrentOrder): CurrentOrder | Response {
  const { state } = current
  const code = form.field('code')
  const scan = decideScan(state, code)
  switch (scan.kind) {
    case 'order':
      return redirect(c, { orders: state.orders.join(), order: scan.order, carrier: form.field('carrier') })
    case 'counted': {
      const lines = countPiece(state.lines, scan.line)
      return { ...current, state: { ...state, lines }, isTracking: isPacked(lines) }
    }
    case 'empty':
      return { ...current, isTracking: state.lines.some(({ scanned }) => scanned > 0) }
    default:
      return { ...current, problem: { kind: scan.kind, code } }
  }
}

async function sendParcel(c: Context<AppEnv>, form: SentForm, current: CurrentOrder, counts: Map<string, number>) {
  const { state } = current
  const trackingId = form.field('trackingId')
  const carrier = form.field('carrier')
  // Uses the form's quantities, even if fewer pieces are left by now: if the form is sent twice,
  // commerce must receive the same request, to which it gives the same response.
  const lines = [...counts].flatMap(([line, quantity]) => (quantity > 0 ? [{ line, quantity }] : []))
  const refuse = (kind: ScanProblem['kind'], isTracking: boolean) => {
    const problem = { kind, code: trackingId }
    return { ...current, problem, isTracking, trackingId: isTracking ? '' : trackingId }
  }
  if (lines.length === 0) return refuse('noPieces', false)
  if (isGoodsCode(state, trackingId)) return refuse('notTracking', true)
  const body = { carrier, trackingId, lines }
  const refusal = await change(c, c.var.operator, form.state, {
    method: 'POST',
    path: `orders/${state.order}/shipments`,
    body,
  })
  if (refusal) return { ...current, trackingId, isTracking: true, refusal }
  const { order: after } = await loadCurrent(c, state.orders, state.order, new Map())
  const isSent = after.leftToSend.length === 0
  const left = isSent ? state.orders.filter(order => order !== state.order) : state.orders
  if (left.length === 0) return redirect(c, { orders: '', done: 'all' })
  const order = isSent ? findNext(state.orders, state.order) : state.order
  return redirect(c, { orders: left.join(), order, carrier, done: state.order })
}

/**
 * Finds the order that follows another one in the list. After the last order, the first follows.
 */
function findNext(orders: string[], order: string): string {
  const index = orders.indexOf(order)
  return orders[index + 1] ?? orders[0] ?? ''
}

const redirect = (c: Context<AppEnv>, query: Parameters<typeof formatPackQuery>[0]) =>
  c.redirect(c.var.language.urlTo(paths.deskPack) + formatPackQuery(query), 303)
