import type { Context } from 'hono'
import { findOffer, loadStock } from '../catalogue/stock.ts'
import { answerSelection, type CommerceEnv, loadSelection, refuse, widgetBefore } from '../http/respond.ts'
import { randomId } from '../lib/ids.ts'
import type { Change } from './changes.ts'
import type { Bulk } from './fields.ts'

type Failure = { message: string; line?: string; item?: string }

/**
 * Changes many lines and adds many items in one step. What can be done is done: the answer is the selection, with `errors` listing
 * what could not; only when nothing could it is a refusal. An item that has a line must go through `lines`.
 */
export async function changeMany(c: Context<CommerceEnv>, { lines, items }: Bulk) {
  const db = c.env.COMMERCE_DB
  const state = await loadSelection(c)
  const stock = await loadStock(
    db,
    state.lines.map(({ item }) => item),
    state.place,
    state.id,
  )
  const offers = await Promise.all(items.map(({ item }) => findOffer(db, item, state.id)))
  const isPresent = (item: string) => state.lines.some(line => line.item === item)
  const failures: { lines: Failure[]; items: Failure[] } = { lines: [], items: [] }
  const operations: { change: Change; fail: (message: string) => void }[] = lines.map(({ line, quantity }) => ({
    change: { type: 'setQuantity', line, quantity, relative: false, stock },
    fail: message => failures.lines.push({ line, message }),
  }))
  items.forEach(({ item, quantity }, index) => {
    const offer = offers[index]
    const fail = (message: string) => failures.items.push({ item, message })
    if (!offer) fail('product item not found')
    else if (isPresent(item)) fail('is in the selection: use its line')
    else operations.push({ change: { type: 'addItem', offer, quantity, line: randomId() }, fail })
  })
  const before = await widgetBefore(c)
  const outcome = await c.var.session.change({ type: 'several', changes: operations.map(({ change }) => change) })
  for (const { index, refusal } of outcome.refused ?? []) {
    operations[index]?.fail(Object.values(refusal.errors)[0] ?? 'not possible')
  }
  const { unavailable } = outcome
  const errors = {
    ...(failures.lines.length > 0 ? { lines: failures.lines } : {}),
    ...(failures.items.length > 0 ? { items: failures.items } : {}),
    ...(unavailable.length > 0 ? { stock: 'unavailable items' } : {}),
  }
  const [first, ...others] = [...failures.lines, ...failures.items]
  if (first && others.length + 1 === lines.length + items.length) {
    const isMissing = first.message.endsWith('not found')
    return refuse(c, isMissing ? 404 : 406, { [first.line === undefined ? 'item' : 'line']: first.message })
  }
  const more = {
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
    ...(unavailable.length > 0 ? { unavailable } : {}),
  }
  return answerSelection(c, outcome.state, { more, before })
}
