import type { Context } from 'hono'
import type { Place } from '../catalogue/place.ts'
import { loadSoldItems } from '../catalogue/stock.ts'
import { type CommerceEnv, changeSelection, loadSelection } from '../http/respond.ts'
import type { Language } from '../lib/languages.ts'

/** Moves the selection; what is not sold in the new place leaves it and is reported. Without a language it keeps its own. */
export async function changePlace(c: Context<CommerceEnv>, place: Place, language?: Language) {
  const { lines } = await loadSelection(c)
  const items = lines.map(({ item }) => item)
  const sold = await loadSoldItems(c.env.COMMERCE_DB, items, place)
  const unsold = items.filter(item => !sold.has(item))
  return changeSelection(c, { type: 'setPlace', place, unsold, ...(language ? { language } : {}) })
}
