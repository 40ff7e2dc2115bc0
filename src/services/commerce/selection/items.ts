import * as v from 'valibot'
import { findOffer, loadStock } from '../catalogue/stock.ts'
import { formatIssues } from '../http/body.ts'
import { randomId } from '../lib/ids.ts'
import { fail } from '../lib/outcome.ts'
import { changeSelection, loadWidgetBefore, priceSelection, type SelectionOutcome } from './change-selection.ts'
import type { SelectionChange } from './changes/changes.ts'
import { type Bulk, itemFields, pickNotes, quantityFailure } from './fields.ts'
import type { Shop } from './session.ts'
import type { PricedSelection } from './view/view.ts'

interface AddedItem {
  /** The quantity to add; null if the caller has sent an invalid one. */
  quantity: number | null
  /** Whether the caller is a server. Only servers may send a comment. */
  isServer: boolean
}

export async function addItem(
  shop: Shop,
  item: string,
  body: Record<string, unknown>,
  { quantity, isServer }: AddedItem,
): Promise<SelectionOutcome<PricedSelection>> {
  if (body.subscriptionPlan) return fail(403, { feature: 'not available' })
  if (body.comment && !isServer) return fail(401, { comment: 'needs the shared secret' })
  const fields = v.safeParse(itemFields, body)
  if (!fields.success) return fail(406, formatIssues(fields.issues))
  if (quantity === null) return quantityFailure
  const { id } = await shop.session.load()
  const offer = await findOffer(shop.db, item, id)
  if (!offer) return fail(404, { item: 'product item not found' })
  return changeSelection(shop, { type: 'addItem', offer, quantity, line: randomId(), notes: pickNotes(fields.output) })
}

/** Sets a line's quantity or, if `relative`, adds `quantity` to it, which may be negative. */
export async function setQuantity(
  shop: Shop,
  line: string,
  quantity: number | null,
  { relative }: { relative: boolean },
): Promise<SelectionOutcome<PricedSelection>> {
  if (quantity === null) return quantityFailure
  const { id, lines, place } = await shop.session.load()
  const item = lines.find(entry => entry.line === line)?.item
  const stock = item ? await loadStock(shop.db, [item], place, id) : {}
  return changeSelection(shop, { type: 'setQuantity', line, quantity, relative, stock })
}

type BulkError = { message: string; line?: string; item?: string }

/**
 * Changes many lines and adds many items in one step. If some of these changes fail, the others are
 * still made, and the response contains the selection and `errors`. If all fail, the result is a
 * failure. An item that already has a line cannot be added.
 */
export async function changeMany(shop: Shop, { lines, items }: Bulk): Promise<SelectionOutcome<PricedSelection>> {
  const { db, session } = shop
  const state = await session.load()
  const present = state.lines.map(({ item }) => item)
  const stock = await loadStock(db, present, state.place, state.id)
  const offers = await Promise.all(items.map(({ item }) => findOffer(db, item, state.id)))
  const failedChanges: { lines: BulkError[]; items: BulkError[] } = { lines: [], items: [] }
  const operations: { change: SelectionChange; report: (message: string) => void }[] = lines.map(
    ({ line, quantity }) => ({
      change: { type: 'setQuantity', line, quantity, relative: false, stock },
      report: message => failedChanges.lines.push({ line, message }),
    }),
  )
  items.forEach(({ item, quantity }, index) => {
    const offer = offers[index]
    const report = (message: string) => failedChanges.items.push({ item, message })
    if (!offer) report('product item not found')
    else if (present.includes(item)) report('is in the selection: use its line')
    else operations.push({ change: { type: 'addItem', offer, quantity, line: randomId() }, report })
  })
  const widget = await loadWidgetBefore(shop)
  const result = await session.change({ type: 'several', changes: operations.map(({ change }) => change) })
  if (!result.ok) return result
  const { state: after, unavailable, failures = [] } = result.value
  for (const { index, errors } of failures) operations[index]?.report(Object.values(errors)[0] ?? 'not possible')
  const [first, ...others] = [...failedChanges.lines, ...failedChanges.items]
  if (first && others.length + 1 === lines.length + items.length) {
    const status = first.message.endsWith('not found') ? 404 : 406
    return fail(status, { [first.line === undefined ? 'item' : 'line']: first.message })
  }
  const errors = {
    ...(failedChanges.lines.length > 0 ? { lines: failedChanges.lines } : {}),
    ...(failedChanges.items.length > 0 ? { items: failedChanges.items } : {}),
    ...(unavailable.length > 0 ? { stock: 'unavailable items' } : {}),
  }
  const extraFields = {
    ...(Object.keys(errors).length > 0 ? { errors } : {}),
    ...(unavailable.length > 0 ? { unavailable } : {}),
  }
  return { ok: true, value: await priceSelection(shop, after, { widget, extraFields }) }
}
