import * as v from 'valibot'
import { readStored, writeStored } from '../../browser/storage.ts'
import { noWidgets, type SelectionAnswer, selectionAnswer } from '../schema/selection.ts'
import { announceBag } from './bag-count.ts'
import { isLoggedIn, storeLogin } from './logged-in.ts'

/* The state of one page in the browser. The server does not use it. */
let isPrivate = false

/**
 * Stops sharing this page's selection with other pages, which continue to use the shopper's bag.
 */
export const keepSelectionPrivate = () => {
  isPrivate = true
}

/** Stores the selection for the next page and other tabs, and updates the header. */
export function storeSelection(answer: SelectionAnswer) {
  if (isPrivate) return
  writeStored('selection', serialize(answer))
  announceBag(answer.selection?.totals.totalQuantity ?? 0)
  storeLogin(isLoggedIn(answer))
}

const serialize = (answer: SelectionAnswer) => JSON.stringify(removeWidgets(answer))

/** Whether the stored selection equals `answer`, or nothing is stored. */
export const isSelectionStored = (answer: SelectionAnswer) =>
  [null, serialize(answer)].includes(readStored('selection'))

/** The stored selection; null if none is stored, or an incompatible version stored it. */
export function readStoredSelection(): SelectionAnswer | null {
  if (isPrivate) return null
  try {
    const { output, success } = v.safeParse(selectionAnswer, JSON.parse(readStored('selection') ?? 'null'))
    return success && output.selection ? removeWidgets(output) : null
  } catch {
    return null
  }
}

/** Removes the platform's scripts and widgets, which must come from a new response every time. */
const removeWidgets = (answer: SelectionAnswer): SelectionAnswer => ({
  ...answer,
  selection: answer.selection && { ...answer.selection, ...noWidgets },
})

/** Adds this tab's widgets to a selection that another tab stored. */
export function keepWidgets(known: SelectionAnswer | null, { selection, ...stored }: SelectionAnswer): SelectionAnswer {
  if (!known?.selection || !selection) return { selection, ...stored }
  const { centraCheckoutScript, pluginFields } = known.selection
  return { ...stored, selection: { ...selection, centraCheckoutScript, pluginFields } }
}
