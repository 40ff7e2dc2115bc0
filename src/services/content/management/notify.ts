import type { EntryChange } from '../entries/change.ts'
import type { NeighbourFactory } from '../env.ts'
import type { ContentOutcome } from '../lib/outcome.ts'
import { notifyShop } from '../publishing/webhook.ts'
import { type ManagementContext, sendManagementOutcome } from './http.ts'

/**
 * Notifies the shop of changes and responds with `answer`, with `shown` (whether the shop accepted
 * the changes), and with the result of `afterwards`, which runs after the notification.
 */
export async function respondAndNotify(
  c: ManagementContext,
  createNeighbours: NeighbourFactory,
  outcome: ContentOutcome<EntryChange[]>,
  answer: object,
  afterwards: () => Promise<object> = async () => ({}),
) {
  if (!outcome.ok) return sendManagementOutcome(c, outcome)
  const changes = outcome.value
  const { storefront } = createNeighbours(c.executionCtx)
  const shown = await notifyShop(storefront, c.env, changes)
  return c.json({ ...answer, changes, shown, ...(await afterwards()) })
}
