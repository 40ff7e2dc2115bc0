import { CommerceError } from '../../commerce/error.ts'
import { stepsTo } from '../../commerce/session/carry-bag.ts'
import { cacheSelection } from '../../commerce/session/selection-query.ts'
import { commerce } from '../../commerce/session/session-client.ts'
import type { LinkedLine } from './bag-link.ts'

/** What the shop did not have as wished for. */
export interface Shortage {
  item: string
  /** How many there are instead; null when it is not sold here, or the bag takes no more. */
  available: number | null
}

/**
 * Makes the bag hold exactly this, as far as it can be had. It looks first, so it may be called
 * again after it failed half-way, also when an answer was lost: nothing is added twice. Throws
 * `CommerceError` when the platform cannot be reached.
 */
export async function fillBag(wanted: LinkedLine[]): Promise<Shortage[]> {
  let bag = await commerce.selection()
  const shortages: Shortage[] = []
  try {
    for (const step of stepsTo(wanted, bag.selection?.items ?? [])) {
      const call =
        'line' in step ? commerce.setQuantity(step.line, step.quantity) : commerce.addItem(step.item, step.quantity)
      bag = await call.catch((error: unknown) => {
        const item = 'item' in step ? step.item : bag.selection?.items.find(({ line }) => line === step.line)?.item
        const refused = error instanceof CommerceError && error.status >= 400 && error.status < 500
        if (!refused || !item) throw error
        shortages.push({ item, available: error.unavailable[0]?.available ?? null })
        return error.selection ?? bag
      })
    }
  } finally {
    // Shown once, at the end: what came in until then is in the bag, also when the rest could not.
    cacheSelection(bag)
  }
  return shortages
}
