import { findState, salesPlace } from '../catalogue/countries/countries.ts'
import { loadMarkets, type SalesPlace, type ScopePreferences } from '../catalogue/countries/place.ts'
import { findSoldItemIds } from '../catalogue/stock.ts'
import { isLanguage, type LanguageCode, pickLanguage } from '../lib/languages.ts'
import { fail, type PlainOutcome } from '../lib/outcome.ts'
import { changeSelection, type SelectionOutcome } from './change-selection.ts'
import { findCountry } from './reference.ts'
import type { Shop } from './session.ts'
import type { PricedSelection } from './view/view.ts'

/**
 * Moves the selection to a country, and to that country's market, price list and currency. Items
 * that are not sold there are removed, and listed in the response.
 */
export async function moveTo(
  shop: Shop,
  code: string,
  { state, language }: { state?: string | null | undefined; language?: string | undefined },
): Promise<SelectionOutcome<PricedSelection>> {
  const country = await findCountry(shop.db, code)
  if (!country) return fail(404, { country: 'not found' })
  const found = state ? findState(country, state) : null
  if (state && !found) return fail(404, { state: 'not found' })
  if (language !== undefined && !isLanguage(language)) return fail(404, { language: 'not found' })
  return changePlace(shop, salesPlace(country, found?.state ?? null), language ? pickLanguage(language) : undefined)
}

/**
 * Moves the selection to a place. Items that are not sold there are removed, and listed in the
 * response. Without `language`, the selection keeps its language.
 */
export async function changePlace(shop: Shop, place: SalesPlace, language?: LanguageCode) {
  const { lines } = await shop.session.load()
  const items = lines.map(({ item }) => item)
  const sold = await findSoldItemIds(shop.db, items, place)
  const unavailable = items.filter(item => !sold.has(item))
  return changeSelection(shop, { type: 'setPlace', place, unavailable, ...(language ? { language } : {}) })
}

/** The place and language that a server requests for a selection. */
interface PlacePreferences extends ScopePreferences {
  country?: string | undefined
  state?: string | undefined
}

/**
 * Moves the selection to the place that a server requests. If the request names a country, that
 * country's market and price list apply, too, unless the request also names those.
 */
export async function changeScope(
  shop: Shop,
  preferences: PlacePreferences,
): Promise<SelectionOutcome<PricedSelection>> {
  const { language } = preferences
  if (language !== undefined && !isLanguage(language)) return fail(404, { language: 'not found' })
  const place = await preferredPlace(shop, preferences)
  return place.ok ? changePlace(shop, place.value, language) : place
}

/** Returns the requested place. Fields that the request lacks keep their current values. */
async function preferredPlace({ session, db }: Shop, preferences: PlacePreferences): Promise<PlainOutcome<SalesPlace>> {
  const { place } = await session.load()
  const code = preferences.country ?? place.country
  const country = code === null ? null : await findCountry(db, code)
  if (preferences.country !== undefined && !country) return fail(404, { country: 'not found' })
  const state = preferences.state ? country && findState(country, preferences.state) : null
  if (preferences.state && !state) return fail(404, { state: 'not found' })
  const base = preferences.country !== undefined && country ? salesPlace(country, null) : place
  const markets = await loadMarkets(db)
  const market = preferences.market === undefined ? base.market : Number(preferences.market)
  if (!markets.some(entry => entry.market === market)) return fail(404, { market: 'not found' })
  const priceList = preferences.pricelist === undefined ? base.priceList : Number(preferences.pricelist)
  if (!markets.some(entry => entry.priceList === priceList)) return fail(404, { pricelist: 'not found' })
  const chosen = preferences.state === undefined ? base.state : (state?.state ?? null)
  return { ok: true, value: { ...base, market, priceList, state: chosen } }
}
