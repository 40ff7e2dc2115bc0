import { CommerceError } from '../error.ts'
import { planSteps } from './carry-bag.ts'
import { cacheSelection } from './selection-store.ts'
import { bagCommerce } from './session-client.ts'

/** An item, and the quantity that the bag should contain. */
export interface WantedLine {
  item: string
  quantity: number
}

/** An item that is not available in the wanted quantity. */
export interface Shortage {
  item: string
  /** The available quantity; null when the item is not sold here, or the bag is full. */
  available: number | null
}

/**
 * Changes the bag so that it contains exactly these lines, as far as they are available. It first
 * compares the bag with the lines, so it can be repeated after a failure or a lost response without
 * adding anything twice. Throws `CommerceError` when the platform cannot be reached.
 */
export async function fillBag(wanted: WantedLine[]): Promise<Shortage[]> {
  let bag = await bagCommerce.selection()
  const shortages: Shortage[] = []
  try {
    for (const step of planSteps(wanted, bag.selection?.items ?? [])) {
      const call =
        'line' in step
          ? bagCommerce.setQuantity(step.line, step.quantity)
          : bagCommerce.addItem(step.item, step.quantity)
      bag = await call.catch((error: unknown) => {
        const item = 'item' in step ? step.item : bag.selection?.items.find(({ line }) => line === step.line)?.item
        const refused = error instanceof CommerceError && error.status >= 400 && error.status < 500
        if (!refused || !item) throw error
        shortages.push({ item, available: error.unavailable[0]?.available ?? null })
        return error.selection ?? bag
      })
    }
  } finally {
    // Updated once, at the end, so that partial progress is shown even after a failure.
    cacheSelection(bag)
  }
  return shortages
}
