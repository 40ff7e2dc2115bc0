import type * as v from 'valibot'
import { findCountry, findState, placeOf } from '../catalogue/countries.ts'
import { loadMarkets, type Place, type ScopePreferences } from '../catalogue/place.ts'
import { loadSoldItems, loadStock } from '../catalogue/stock.ts'
import { preferencesIn } from '../delivery/details.ts'
import { mustReload } from '../delivery/widget.ts'
import { isLanguage, type Language, languageOf } from '../lib/languages.ts'
import { type Failure, fail, type Outcome, type PlainOutcome } from '../lib/outcome.ts'
import { findVoucher, voucherExists } from '../vouchers/storage.ts'
import type { Change, Choices } from './changes.ts'
import { type paymentFields, storableFields } from './checkout-fields.ts'
import { loadQuote } from './quote.ts'
import type { Shop } from './session.ts'
import type { SelectionState, Unavailable } from './state.ts'
import { type SelectionAnswer, selectionView, widgetOf } from './view.ts'

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

async function choose(shop: Shop, choices: Choices, options = {}) {
  // Completes a purchase that the selection has not recorded yet.
  await shop.session.load()
  return changeSelection(shop, { type: 'choose', choices }, options)
}

export async function chooseLanguage(shop: Shop, language: string): Promise<Outcome<SelectionAnswer>> {
  return isLanguage(language) ? choose(shop, { language }) : fail(404, { language: 'not found' })
}

export async function chooseShipping(shop: Shop, shippingMethod: string): Promise<Outcome<SelectionAnswer>> {
  const { shippingMethods } = await loadQuote(shop, await shop.session.load())
  const isKnown = shippingMethods.some(method => method.shippingMethod === shippingMethod)
  if (isKnown) return changeSelection(shop, { type: 'choose', choices: { shippingMethod } })
  return fail(404, { shippingMethod: 'not found' })
}

export async function choosePayment(shop: Shop, paymentMethod: string): Promise<Outcome<SelectionAnswer>> {
  const isKnown = shop.providers.some(provider => provider.paymentMethod === paymentMethod)
  return isKnown ? choose(shop, { paymentMethod }) : fail(404, { paymentMethod: 'not found' })
}

/** Stores the checkout's typed fields and the delivery widget's choices. */
export async function saveFields(shop: Shop, fields: v.InferOutput<typeof paymentFields>) {
  const { language, additionalFields } = fields
  const choices = {
    ...(isLanguage(language) ? { language } : {}),
    ...(shop.hasDeliveryWidget ? preferencesIn(additionalFields) : {}),
    fields: storableFields(fields),
  }
  // The checkout script passes on the event's name (checkout-api, §7).
  const chosenInWidget = additionalFields.event === 'ingrid_v2_shipping_option_changed'
  return choose(shop, choices, { chosenInWidget })
}

export async function addVoucher(shop: Shop, code: string): Promise<Outcome<SelectionAnswer>> {
  const { place } = await shop.session.load()
  const voucher = await findVoucher(shop.db, code, place.priceList)
  return voucher ? changeSelection(shop, { type: 'addVoucher', voucher: voucher.voucher }) : noVoucher
}

/** Removes one voucher, or all of them without a name. */
export async function removeVoucher(shop: Shop, code: string | undefined): Promise<Outcome<SelectionAnswer>> {
  if (code === undefined) {
    const { vouchers } = await shop.session.load()
    return changeSelection(shop, { type: 'removeVouchers', vouchers })
  }
  const voucher = await voucherExists(shop.db, code)
  if (!voucher) return noVoucher
  await shop.session.load()
  return changeSelection(shop, { type: 'removeVouchers', vouchers: [voucher] })
}

const noVoucher = fail(404, { voucher: 'not found' })

/**
 * Market, price list and currency follow from the country; items that are not sold there are
 * removed and reported.
 */
export async function moveTo(
  shop: Shop,
  code: string,
  { state, language }: { state?: string | null | undefined; language?: string | undefined },
): Promise<Outcome<SelectionAnswer>> {
  const country = await findCountry(shop.db, code)
  if (!country) return fail(404, { country: 'not found' })
  const found = state ? findState(country, state) : null
  if (state && !found) return fail(404, { state: 'not found' })
  if (language !== undefined && !isLanguage(language)) return fail(404, { language: 'not found' })
  return changePlace(shop, placeOf(country, found?.state ?? null), language ? languageOf(language) : undefined)
}

/**
 * Moves the selection to a place; items that are not sold there are removed and reported. Without a
 * language it keeps its own.
 */
export async function changePlace(shop: Shop, place: Place, language?: Language) {
  const { lines } = await shop.session.load()
  const items = lines.map(({ item }) => item)
  const sold = await loadSoldItems(shop.db, items, place)
  const unavailable = items.filter(item => !sold.has(item))
  return changeSelection(shop, { type: 'setPlace', place, unavailable, ...(language ? { language } : {}) })
}

/** A server's choices for a selection's place. */
interface PlacePreferences extends ScopePreferences {
  country?: string | undefined
  state?: string | undefined
}

/**
 * Moves the selection for a server: a country determines market and price list, which can be
 * overridden.
 */
export async function changeScope(shop: Shop, preferences: PlacePreferences): Promise<Outcome<SelectionAnswer>> {
  const { language } = preferences
  if (language !== undefined && !isLanguage(language)) return fail(404, { language: 'not found' })
  const place = await preferredPlace(shop, preferences)
  return place.ok ? changePlace(shop, place.value, language) : place
}

/** Missing choices stay unchanged. */
async function preferredPlace({ session, db }: Shop, given: PlacePreferences): Promise<PlainOutcome<Place>> {
  const { place } = await session.load()
  const code = given.country ?? place.country
  const country = code === null ? null : await findCountry(db, code)
  if (given.country !== undefined && !country) return fail(404, { country: 'not found' })
  const state = given.state ? country && findState(country, given.state) : null
  if (given.state && !state) return fail(404, { state: 'not found' })
  const base = given.country !== undefined && country ? placeOf(country, null) : place
  const markets = await loadMarkets(db)
  const market = given.market === undefined ? base.market : Number(given.market)
  if (!markets.some(entry => entry.market === market)) return fail(404, { market: 'not found' })
  const priceList = given.pricelist === undefined ? base.priceList : Number(given.pricelist)
  if (!markets.some(entry => entry.priceList === priceList)) return fail(404, { pricelist: 'not found' })
  const chosen = given.state === undefined ? base.state : (state?.state ?? null)
  return { ok: true, value: { ...base, market, priceList, state: chosen } }
}
