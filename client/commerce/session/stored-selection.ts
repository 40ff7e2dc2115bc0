import * as v from 'valibot'
import { read, write } from '../../browser/storage.ts'
import { noWidgets, type SelectionAnswer, selectionAnswer } from '../schema/selection.ts'
import { announceBag } from './bag-count.ts'
import { isLoggedIn, rememberLogin } from './logged-in.ts'

/** Stores the selection for the next page and for other tabs; the header is told at once. */
export function storeSelection(answer: SelectionAnswer) {
  write('selection', JSON.stringify(withoutWidgets(answer)))
  announceBag(answer.selection?.totals.totalQuantity ?? 0)
  rememberLogin(isLoggedIn(answer))
}

/** Null where there is none, or none that this version can read. */
export function storedSelection(): SelectionAnswer | null {
  try {
    const { output, success } = v.safeParse(selectionAnswer, JSON.parse(read('selection') ?? 'null'))
    return success && output.selection ? withoutWidgets(output) : null
  } catch {
    return null
  }
}

/** A script from the platform is run fresh or not at all, never from storage. */
const withoutWidgets = (answer: SelectionAnswer): SelectionAnswer => ({
  ...answer,
  selection: answer.selection && { ...answer.selection, ...noWidgets },
})

/** What another tab left in storage, with the widgets that came to this one. */
export function withWidgetsOf(
  known: SelectionAnswer | undefined,
  { selection, ...stored }: SelectionAnswer,
): SelectionAnswer {
  if (!known?.selection || !selection) return { selection, ...stored }
  const { centraCheckoutScript, pluginFields } = known.selection
  return { ...stored, selection: { ...selection, centraCheckoutScript, pluginFields } }
}
