import { createAddition } from './add-once.ts'
import { useChange } from './use-change.ts'

/**
 * Returns a mutation that adds `quantity` pieces of an item. A retry does not add them a second
 * time.
 */
export function useAddItem(quantity = 1) {
  const { make, ...options } = createAddition(quantity)
  return useChange(make, options)
}
