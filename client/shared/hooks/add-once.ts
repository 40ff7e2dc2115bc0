import type { SelectionAnswer } from '../commerce/schema/selection.ts'
import { bagCommerce } from '../commerce/session/session-client.ts'
import { confirmChange } from '../commerce/session/settled.ts'
import type { BagChange } from './change.ts'

const countPieces = (item: string, { selection }: SelectionAnswer) =>
  selection?.items.reduce((sum, line) => sum + (line.item === item ? line.quantity : 0), 0) ?? 0

/** Whether `now` has at least `quantity` more pieces of an item than `before`. */
export const isAdded = (item: string, quantity: number, now: SelectionAnswer, before: SelectionAnswer) =>
  countPieces(item, now) >= countPieces(item, before) + quantity

/**
 * Adds a quantity of an item to the selection exactly once, even when the response is lost. Throws
 * when it is not known whether the item was added.
 */
export const addOnce = (item: string, quantity: number, before: SelectionAnswer) =>
  confirmChange(
    () => bagCommerce.addItem(item, quantity),
    now => isAdded(item, quantity, now, before),
  )

/** A change that adds `quantity` pieces of an item. A retry does not add them a second time. */
export const createAddition = (quantity: number): BagChange<string> => ({
  make: item => bagCommerce.addItem(item, quantity),
  isDone: (item, now, before) => isAdded(item, quantity, now, before),
})
