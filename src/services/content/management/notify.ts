import type { EntryChange } from '../entries/change.ts'
import type { NeighboursOf } from '../env.ts'
import type { ContentOutcome } from '../lib/outcome.ts'
import { notifyShop } from '../publishing/webhook.ts'
import { answerManager, type Ctx } from './http.ts'

/**
 * Tells the shop what has changed; the response says whether it was `shown`, and what is found
 * out `afterwards`.
 */
export async function respondAndNotify(
  c: Ctx,
  neighboursOf: NeighboursOf,
  outcome: ContentOutcome<EntryChange[]>,
  answer: object,
  afterwards: () => Promise<object> = async () => ({}),
) {
  if (!outcome.ok) return answerManager(c, outcome)
  const changes = outcome.value
  const { storefront } = neighboursOf(c.executionCtx)
  const shown = await notifyShop(storefront, c.env, changes)
  return c.json({ ...answer, changes, shown, ...(await afterwards()) })
}
