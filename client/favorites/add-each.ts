import { CommerceError } from '../shared/commerce/error.ts'
import { cacheSelection, loadSelection } from '../shared/commerce/session/selection-store.ts'
import { addOnce } from '../shared/hooks/add-once.ts'

/**
 * Adds one of each item to the bag, in sequence. False when some could not be added. Throws without
 * a selection.
 */
export async function addEach(items: string[]): Promise<boolean> {
  await loadSelection()
  let isWhole = true
  for (const item of items) {
    try {
      cacheSelection(await addOnce(item, 1, await loadSelection()))
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error
      if (error.selection) cacheSelection(error.selection)
      isWhole = false
    }
  }
  return isWhole
}
