import * as v from 'valibot'
import { type SelectionAnswer, selectionAnswer } from '../schema/selection.ts'
import { isSelectionStored } from './stored-selection.ts'

/** Timeout in ms, after which the selection is requested directly. */
const timeoutMs = 2000

/**
 * A script in the page requests the selection before the modules load. Returns the response to that
 * request. Returns null, with a warning, if the response is late or has no selection. Also returns
 * null if the response differs from the stored selection, because it may then be outdated.
 */
export async function takeEarlySelection(): Promise<SelectionAnswer | null> {
  const early = window.earlySelection
  if (!early) return null
  delete window.earlySelection
  const answer = await Promise.race([early, new Promise(done => setTimeout(done, timeoutMs))])
  const { success, output } = v.safeParse(selectionAnswer, answer)
  if (!success || !output.selection) {
    console.warn('No early selection: fetching the selection directly')
    return null
  }
  // Since the page was loaded, another tab may have changed the bag or logged in. This response
  // then has an outdated token, so the selection is requested again.
  return isSelectionStored(output) ? output : null
}
