import type { Context } from 'hono'
import { loadStock } from '../catalogue/stock.ts'
import { answerSelection, type CommerceEnv } from '../http/respond.ts'
import type { SelectionState } from './state.ts'

/** The 410 answer with the corrected selection when something is not left any more; else null. What the selection itself holds is left. */
export async function correctToStock(c: Context<CommerceEnv>, { id, lines, place }: SelectionState) {
  const items = lines.map(({ item }) => item)
  const stock = await loadStock(c.env.COMMERCE_DB, items, place, id)
  if (lines.every(({ item, quantity }) => quantity <= (stock[item] ?? 0))) return null
  const { state, unavailable } = await c.var.session.change({ type: 'correct', stock })
  return answerSelection(c, state, { status: 410, more: { errors: { stock: 'unavailable items' }, unavailable } })
}
