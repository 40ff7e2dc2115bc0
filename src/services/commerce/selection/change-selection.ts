import { loadStock } from '../catalogue/stock.ts'
import { mustReload, type Widget } from '../delivery/widget.ts'
import { type Failure, fail, type Outcome, type PlainFailure } from '../lib/outcome.ts'
import type { SelectionChange } from './changes/changes.ts'
import { loadQuote } from './quote.ts'
import type { Shop } from './session.ts'
import type { SelectionState, UnavailableItem } from './state.ts'
import { describeWidget, type PricedSelection } from './view/view.ts'

/**
 * The delivery widget's data before a change. `priceSelection` compares it with the data after the
 * change, and so decides whether pages must reload the widget. Null if the shop has no widget;
 * `before` is null if the widget was not shown.
 */
type WidgetBefore = { before: Widget | null } | null

/** A failure whose response contains the corrected selection (`respondCorrected`). */
export interface Corrected extends Omit<Failure, 'correction'> {
  /** The selection as it is now. It differs from what the shopper has seen. */
  correction: { state: SelectionState; unavailable?: UnavailableItem[]; widget?: WidgetBefore }
}

/** The result of changing or buying the selection. */
export type SelectionOutcome<T> = Outcome<T> | Corrected

/**
 * Applies a change and prices the selection. If stock is too low, it fails with 410, and the
 * failure contains the selection with the quantities that are available.
 */
export async function changeSelection(
  shop: Shop,
  change: SelectionChange,
  { chosenInWidget = false } = {},
): Promise<SelectionOutcome<PricedSelection>> {
  const widget = await loadWidgetBefore(shop)
  const result = await shop.session.change(change)
  if (!result.ok) return result
  const { state, unavailable } = result.value
  if (unavailable.length > 0 && change.type !== 'setPlace') return soldOutFailure({ state, unavailable, widget })
  const extraFields = unavailable.length > 0 ? { unavailable } : {}
  return { ok: true, value: await priceSelection(shop, state, { widget, chosenInWidget, extraFields }) }
}

/** Loads the delivery widget's data; call it before the change. Null if the shop has no widget. */
export const loadWidgetBefore = async (shop: Shop): Promise<WidgetBefore> =>
  shop.hasDeliveryWidget ? { before: describeWidget(await loadQuote(shop, await shop.session.load())) } : null

interface PricingOptions {
  /** From `loadWidgetBefore`. Default: null, so that pages do not reload the widget. */
  widget?: WidgetBefore
  /** Whether the change is a choice that the shopper made in the widget. Default: false. */
  chosenInWidget?: boolean
  /** Additional fields for the response. Default: none. */
  extraFields?: object
}

/** Prices the selection with the current prices. */
export async function priceSelection(
  shop: Shop,
  state: SelectionState,
  { widget = null, chosenInWidget = false, extraFields = {} }: PricingOptions = {},
): Promise<PricedSelection> {
  const quote = await loadQuote(shop, state)
  const reload = widget !== null && mustReload(widget.before, describeWidget(quote), { chosenInWidget })
  return { quote, reload, extraFields, loggedIn: shop.loggedIn }
}

/** Creates the failure for a change that needs more stock than there is. */
export const soldOutFailure = (correction: Corrected['correction']): Corrected => ({
  ...fail(410, { stock: 'unavailable items' }),
  correction,
})

/**
 * Loads the stock, and lowers the selection's quantities to what is in stock. Goods that are
 * reserved for this selection count as in stock.
 */
export async function correctToCurrentStock(
  shop: Shop,
  state: SelectionState,
): Promise<Corrected | PlainFailure | null> {
  const items = state.lines.map(({ item }) => item)
  return correctToStock(shop, state, await loadStock(shop.db, items, state.place, state.id))
}

/**
 * Lowers quantities that are no longer in stock, and returns the failure with the corrected
 * selection. Returns null if everything is in stock. `stock` is from `loadStock`.
 */
export async function correctToStock(
  shop: Shop,
  { lines }: SelectionState,
  stock: Record<string, number>,
): Promise<Corrected | PlainFailure | null> {
  if (lines.every(({ item, quantity }) => quantity <= (stock[item] ?? 0))) return null
  const result = await shop.session.change({ type: 'correct', stock })
  return result.ok ? soldOutFailure(result.value) : result
}

/**
 * Removes vouchers that cannot be used any more, and returns a failure, so that the shopper sees
 * the new total before paying.
 */
export async function removeVouchers(shop: Shop, vouchers: string[]): Promise<Corrected | PlainFailure> {
  const changed = await shop.session.change({ type: 'removeVouchers', vouchers })
  return changed.ok ? { ...fail(412, { voucher: 'not found' }), correction: changed.value } : changed
}
