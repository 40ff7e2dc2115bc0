import type { SelectionAnswer } from '../commerce/schema/selection.ts'
import { bagCommerce } from '../commerce/session/session-client.ts'
import { settled } from '../commerce/session/settled.ts'
import type { SelectionChange } from './change.ts'

const piecesOf = (item: string, { selection }: SelectionAnswer) =>
  selection?.items.reduce((sum, line) => sum + (line.item === item ? line.quantity : 0), 0) ?? 0

/** Whether `now` holds a quantity of an item more than `before`. */
export const isAdded = (item: string, quantity: number, now: SelectionAnswer, before: SelectionAnswer) =>
  piecesOf(item, now) >= piecesOf(item, before) + quantity

/**
 * Adds a quantity of an item to the selection exactly once, even when the response is lost. Throws
 * when success is uncertain.
 */
export const addOnce = (item: string, quantity: number, before: SelectionAnswer) =>
  settled(
    () => bagCommerce.addItem(item, quantity),
    now => isAdded(item, quantity, now, before),
  )

/** Adds a quantity of an item to the selection; a retry adds nothing twice. */
export const additionOf = (quantity: number): SelectionChange<string> => ({
  make: item => bagCommerce.addItem(item, quantity),
  isDone: (item, now, before) => isAdded(item, quantity, now, before),
})
