import { CommerceError } from '../shared/commerce/error.ts'
import { cacheSelection, loadSelection } from '../shared/commerce/session/selection-store.ts'
import { addOnce } from '../shared/hooks/add-once.ts'

/**
 * Adds one piece of each item to the bag, one after the other. Resolves to false if some items
 * could not be added. Rejects if the selection cannot be loaded.
 */
export async function addEach(items: string[]): Promise<boolean> {
  await loadSelection()
  let isComplete = true
  for (const item of items) {
    try {
      cacheSelection(await addOnce(item, 1, await loadSelection()))
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error
      if (error.selection) cacheSelection(error.selection)
      isComplete = false
    }
  }
  return isComplete
}
