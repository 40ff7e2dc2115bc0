import { createAddition } from './add-once.ts'
import { useChange } from './use-change.ts'

/** Adds a quantity of an item to the selection. A retry adds nothing twice. */
export function useAddItem(quantity = 1) {
  const { make, ...options } = createAddition(quantity)
  return useChange(make, options)
}
