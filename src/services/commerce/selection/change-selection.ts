import { loadStock } from '../catalogue/stock.ts'
import { mustReload, type Widget } from '../delivery/widget.ts'
import { type Failure, fail, type Outcome, type PlainFailure } from '../lib/outcome.ts'
import type { SelectionChange } from './changes/changes.ts'
import { loadQuote } from './quote.ts'
import type { Shop } from './session.ts'
import type { SelectionState, UnavailableItem } from './state.ts'
import { type PricedSelection, widgetOf } from './view/view.ts'

/** Null without a delivery widget; `before` is its data, null where it is not shown. */
type WidgetBefore = { before: Widget | null } | null

/** A failure that `respondCorrected` answers with the corrected selection. */
export interface Corrected extends Omit<Failure, 'correction'> {
  /** The selection is not as its shopper knows it: they see it before they go on. */
  correction: { state: SelectionState; unavailable?: UnavailableItem[]; widget?: WidgetBefore }
}

/** The result of a change or a purchase of the selection. */
export type SelectionOutcome<T> = Outcome<T> | Corrected

/**
 * Applies a change and prices the selection; too little stock is a 410 with the corrected
 * selection.
 */
export async function changeSelection(
  shop: Shop,
  change: SelectionChange,
  { chosenInWidget = false } = {},
): Promise<SelectionOutcome<PricedSelection>> {
  const widget = await widgetBefore(shop)
  const result = await shop.session.change(change)
  if (!result.ok) return result
  const { state, unavailable } = result.value
  if (unavailable.length > 0 && change.type !== 'setPlace') return soldOut({ state, unavailable, widget })
  const beside = unavailable.length > 0 ? { unavailable } : {}
  return { ok: true, value: await priced(shop, state, { widget, chosenInWidget, beside }) }
}

/** The delivery widget's data before a change. Loads nothing without a widget. */
export const widgetBefore = async (shop: Shop): Promise<WidgetBefore> =>
  shop.hasDeliveryWidget ? { before: widgetOf(await loadQuote(shop, await shop.session.load())) } : null

interface Beside {
  /** See `widgetBefore`. */
  widget?: WidgetBefore
  chosenInWidget?: boolean
  /** Response fields in front of the selection. */
  beside?: object
}

/** The selection, priced now. */
export async function priced(
  shop: Shop,
  state: SelectionState,
  { widget = null, chosenInWidget = false, beside = {} }: Beside = {},
): Promise<PricedSelection> {
  const quote = await loadQuote(shop, state)
  const reload = widget !== null && mustReload(widget.before, widgetOf(quote), { chosenInWidget })
  return { quote, reload, beside, loggedIn: shop.loggedIn }
}

/** The failure of a change for lack of stock. */
export const soldOut = (correction: Corrected['correction']): Corrected => ({
  ...fail(410, { stock: 'unavailable items' }),
  correction,
})

/**
 * Removes what is no longer available; null when everything is. The selection's own reservation is
 * available to it.
 */
export async function correctToStock(
  shop: Shop,
  { id, lines, place }: SelectionState,
): Promise<Corrected | PlainFailure | null> {
  const items = lines.map(({ item }) => item)
  const stock = await loadStock(shop.db, items, place, id)
  if (lines.every(({ item, quantity }) => quantity <= (stock[item] ?? 0))) return null
  const result = await shop.session.change({ type: 'correct', stock })
  return result.ok ? soldOut(result.value) : result
}

/** Removes used-up vouchers; the new total is seen before it is paid. */
export async function removeVouchers(shop: Shop, vouchers: string[]): Promise<Corrected | PlainFailure> {
  const changed = await shop.session.change({ type: 'removeVouchers', vouchers })
  return changed.ok ? { ...fail(412, { voucher: 'not found' }), correction: changed.value } : changed
}
