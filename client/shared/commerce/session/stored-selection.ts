import * as v from 'valibot'
import { readStored, write } from '../../browser/storage.ts'
import { noWidgets, type SelectionAnswer, selectionAnswer } from '../schema/selection.ts'
import { announceBag } from './bag-count.ts'
import { isLoggedIn, storeLogin } from './logged-in.ts'

/** Stores the selection for the next page and other tabs, and updates the header. */
export function storeSelection(answer: SelectionAnswer) {
  write('selection', textOf(answer))
  announceBag(answer.selection?.totals.totalQuantity ?? 0)
  storeLogin(isLoggedIn(answer))
}

const textOf = (answer: SelectionAnswer) => JSON.stringify(withoutWidgets(answer))

/** Whether this selection is stored, or none. */
export const isStored = (answer: SelectionAnswer) => [null, textOf(answer)].includes(readStored('selection'))

/** Null when missing, or stored by an incompatible version. */
export function storedSelection(): SelectionAnswer | null {
  try {
    const { output, success } = v.safeParse(selectionAnswer, JSON.parse(readStored('selection') ?? 'null'))
    return success && output.selection ? withoutWidgets(output) : null
  } catch {
    return null
  }
}

/** Scripts from the platform must be fresh, so they are not stored. */
const withoutWidgets = (answer: SelectionAnswer): SelectionAnswer => ({
  ...answer,
  selection: answer.selection && { ...answer.selection, ...noWidgets },
})

/** The selection that another tab stored, with this tab's widgets. */
export function withWidgetsOf(
  known: SelectionAnswer | null,
  { selection, ...stored }: SelectionAnswer,
): SelectionAnswer {
  if (!known?.selection || !selection) return { selection, ...stored }
  const { centraCheckoutScript, pluginFields } = known.selection
  return { ...stored, selection: { ...selection, centraCheckoutScript, pluginFields } }
}
