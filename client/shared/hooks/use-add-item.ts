import { additionOf } from './add-once.ts'
import { useChange } from './use-change.ts'

/** Adds a quantity of an item to the selection; a retry adds nothing twice. */
export function useAddItem(quantity = 1) {
  const { make, ...options } = additionOf(quantity)
  return useChange(make, options)
}
