import * as v from 'valibot'
import { findOffer, loadStock } from '../catalogue/stock.ts'
import { issuesOf } from '../http/body.ts'
import { randomId } from '../lib/ids.ts'
import { fail } from '../lib/outcome.ts'
import { changeSelection, priced, type SelectionOutcome, widgetBefore } from './change-selection.ts'
import type { SelectionChange } from './changes/changes.ts'
import { type Bulk, badQuantity, itemFields, notesOf } from './fields.ts'
import type { Shop } from './session.ts'
import type { PricedSelection } from './view/view.ts'

interface Added {
  /** Null when invalid. */
  quantity: number | null
  /** Only servers may send more fields of an item. */
  isServer: boolean
}

export async function addItem(
  shop: Shop,
  item: string,
  given: Record<string, unknown>,
  { quantity, isServer }: Added,
): Promise<SelectionOutcome<PricedSelection>> {
  if (given.subscriptionPlan) return fail(403, { feature: 'not available' })
  if (given.comment && !isServer) return fail(401, { comment: 'needs the shared secret' })
  const fields = v.safeParse(itemFields, given)
  if (!fields.success) return fail(406, issuesOf(fields.issues))
  if (quantity === null) return badQuantity
  const { id } = await shop.session.load()
  const offer = await findOffer(shop.db, item, id)
  if (!offer) return fail(404, { item: 'product item not found' })
  return changeSelection(shop, { type: 'addItem', offer, quantity, line: randomId(), notes: notesOf(fields.output) })
}

/** Sets a line's quantity, or changes it when `relative`. */
export async function setQuantity(
  shop: Shop,
  line: string,
  quantity: number | null,
  { relative }: { relative: boolean },
): Promise<SelectionOutcome<PricedSelection>> {
  if (quantity === null) return badQuantity
  const { id, lines, place } = await shop.session.load()
  const item = lines.find(entry => entry.line === line)?.item
  const stock = item ? await loadStock(shop.db, [item], place, id) : {}
  return changeSelection(shop, { type: 'setQuantity', line, quantity, relative, stock })
}

type BulkError = { message: string; line?: string; item?: string }

/**
 * Changes many lines and adds many items in one step. Partial success is possible: the response is
 * the selection, with `errors` for failed entries; it is a failure only when all failed. An item
 * that has a line must be changed by `lines`.
 */
export async function changeMany(shop: Shop, { lines, items }: Bulk): Promise<SelectionOutcome<PricedSelection>> {
  const { db, session } = shop
  const state = await session.load()
  const present = state.lines.map(({ item }) => item)
  const stock = await loadStock(db, present, state.place, state.id)
  const offers = await Promise.all(items.map(({ item }) => findOffer(db, item, state.id)))
  const found: { lines: BulkError[]; items: BulkError[] } = { lines: [], items: [] }
  const operations: { change: SelectionChange; report: (message: string) => void }[] = lines.map(
    ({ line, quantity }) => ({
      change: { type: 'setQuantity', line, quantity, relative: false, stock },
      report: message => found.lines.push({ line, message }),
    }),
  )
  items.forEach(({ item, quantity }, index) => {
    const offer = offers[index]
    const report = (message: string) => found.items.push({ item, message })
    if (!offer) report('product item not found')
    else if (present.includes(item)) report('is in the selection: use its line')
    else operations.push({ change: { type: 'addItem', offer, quantity, line: randomId() }, report })
  })
  const widget = await widgetBefore(shop)
  const result = await session.change({ type: 'several', changes: operations.map(({ change }) => change) })
  if (!result.ok) return result
  const { state: after, unavailable, failures = [] } = result.value
  for (const { index, errors } of failures) operations[index]?.report(Object.values(errors)[0] ?? 'not possible')
  const [first, ...others] = [...found.lines, ...found.items]
  if (first && others.length + 1 === lines.length + items.length) {
    const status = first.message.endsWith('not found') ? 404 : 406
    return fail(status, { [first.line === undefined ? 'item' : 'line']: first.message })
  }
  const errors = {
    ...(found.lines.length > 0 ? { lines: found.lines } : {}),
    ...(found.items.length > 0 ? { items: found.items } : {}),
    ...(unavailable.length > 0 ? { stock: 'unavailable items' } : {}),
  }
  const beside = {
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
    ...(unavailable.length > 0 ? { unavailable } : {}),
  }
  return { ok: true, value: await priced(shop, after, { widget, beside }) }
}
