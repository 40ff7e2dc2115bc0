import { isAdded } from '../session/add-once.ts'
import { commerce } from '../session/session-client.ts'
import { useChange } from './use-change.ts'

/** Adds a quantity of an item to the selection; a retry adds nothing twice. */
export const useAddItem = (quantity = 1) =>
  useChange((item: string) => commerce.addItem(item, quantity), {
    isDone: (item, now, before) => isAdded(item, quantity, now, before),
  })
