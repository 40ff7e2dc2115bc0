import * as v from 'valibot'
import { readStored, writeStored } from '../../browser/storage.ts'
import { noWidgets, type SelectionAnswer, selectionAnswer } from '../schema/selection.ts'
import { announceBag } from './bag-count.ts'
import { isLoggedIn, storeLogin } from './logged-in.ts'

/** Stores the selection for the next page and other tabs, and updates the header. */
export function storeSelection(answer: SelectionAnswer) {
  writeStored('selection', serialize(answer))
  announceBag(answer.selection?.totals.totalQuantity ?? 0)
  storeLogin(isLoggedIn(answer))
}

const serialize = (answer: SelectionAnswer) => JSON.stringify(removeWidgets(answer))

/** Whether the stored selection equals this one, or nothing is stored. */
export const isSelectionStored = (answer: SelectionAnswer) =>
  [null, serialize(answer)].includes(readStored('selection'))

/** Null when missing, or stored by an incompatible version. */
export function readStoredSelection(): SelectionAnswer | null {
  try {
    const { output, success } = v.safeParse(selectionAnswer, JSON.parse(readStored('selection') ?? 'null'))
    return success && output.selection ? removeWidgets(output) : null
  } catch {
    return null
  }
}

/** Scripts from the platform must be fresh, so they are not stored. */
const removeWidgets = (answer: SelectionAnswer): SelectionAnswer => ({
  ...answer,
  selection: answer.selection && { ...answer.selection, ...noWidgets },
})

/** The selection that another tab stored, with this tab's widgets. */
export function keepWidgets(known: SelectionAnswer | null, { selection, ...stored }: SelectionAnswer): SelectionAnswer {
  if (!known?.selection || !selection) return { selection, ...stored }
  const { centraCheckoutScript, pluginFields } = known.selection
  return { ...stored, selection: { ...selection, centraCheckoutScript, pluginFields } }
}
