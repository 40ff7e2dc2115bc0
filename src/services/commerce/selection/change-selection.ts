import { loadStock } from '../catalogue/stock.ts'
import { mustReload } from '../delivery/widget.ts'
import { type Failure, fail, type Outcome } from '../lib/outcome.ts'
import type { Change } from './changes/changes.ts'
import { loadQuote } from './quote.ts'
import type { Shop } from './session.ts'
import type { SelectionState, Unavailable } from './state.ts'
import { type SelectionAnswer, selectionView, widgetOf } from './view/view.ts'

/**
 * Applies a change and prices the selection; too little stock is a 410 with the corrected
 * selection.
 */
export async function changeSelection(
  shop: Shop,
  change: Change,
  { chosenInWidget = false } = {},
): Promise<Outcome<SelectionAnswer>> {
  const widget = await widgetBefore(shop)
  const result = await shop.session.change(change)
  if (!result.ok) return result
  const { state, unavailable } = result.value
  if (unavailable.length > 0 && change.type !== 'setPlace') return soldOut(shop, state, { unavailable, widget })
  const beside = unavailable.length > 0 ? { unavailable } : {}
  return { ok: true, value: await priced(shop, state, { widget, chosenInWidget, beside }) }
}

/** The delivery widget's data before a change. Loads nothing without a widget. */
export const widgetBefore = async (shop: Shop) =>
  shop.hasDeliveryWidget ? { before: widgetOf(await loadQuote(shop, await shop.session.load())) } : null

interface Beside {
  /** See `widgetBefore`. */
  widget?: Awaited<ReturnType<typeof widgetBefore>>
  chosenInWidget?: boolean
  /** Response fields in front of the selection. */
  beside?: object
}

/** The selection, priced now. */
export async function priced(
  shop: Shop,
  state: SelectionState,
  { widget = null, chosenInWidget = false, beside = {} }: Beside = {},
): Promise<SelectionAnswer> {
  const quote = await loadQuote(shop, state)
  const reload = widget !== null && mustReload(widget.before, widgetOf(quote), { chosenInWidget })
  return { quote, reload, beside, loggedIn: shop.loggedIn }
}

/** The failure of a change for lack of stock, with the current selection. */
export async function soldOut(
  shop: Shop,
  state: SelectionState,
  { unavailable, widget = null }: { unavailable?: Unavailable[]; widget?: Beside['widget'] } = {},
): Promise<Failure> {
  const beside = unavailable ? { unavailable } : {}
  const answer = await priced(shop, state, { widget, beside })
  return { ...fail(410, { stock: 'unavailable items' }), extra: selectionView(answer) }
}

/**
 * A failure with the corrected selection when something is no longer available; otherwise null. The
 * selection's own reservation is available to it.
 */
export async function correctToStock(shop: Shop, { id, lines, place }: SelectionState): Promise<Failure | null> {
  const items = lines.map(({ item }) => item)
  const stock = await loadStock(shop.db, items, place, id)
  if (lines.every(({ item, quantity }) => quantity <= (stock[item] ?? 0))) return null
  const result = await shop.session.change({ type: 'correct', stock })
  return result.ok ? soldOut(shop, result.value.state, result.value) : result
}

/** Removes used-up vouchers; the failure has the new total, which is seen before it is paid. */
export async function removeVouchers(shop: Shop, vouchers: string[]): Promise<Failure> {
  const changed = await shop.session.change({ type: 'removeVouchers', vouchers })
  if (!changed.ok) return changed
  const answer = await priced(shop, changed.value.state)
  return { ...fail(412, { voucher: 'not found' }), extra: selectionView(answer) }
}
