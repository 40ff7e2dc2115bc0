import * as v from 'valibot'
import { type SelectionAnswer, selectionAnswer } from '../schema/selection.ts'
import { isSelectionStored } from './stored-selection.ts'

/** Timeout in ms, after which the selection is requested directly. */
const timeoutMs = 2000

/**
 * The response to the request that the early page script made. `null`, with a warning, when it is
 * late or has no selection. Also `null` when it differs from the stored selection, since it may be
 * outdated.
 */
export async function takeEarlySelection(): Promise<SelectionAnswer | null> {
  const early = window.earlySelection
  if (!early) return null
  delete window.earlySelection
  const answer = await Promise.race([early, new Promise(done => setTimeout(done, timeoutMs))])
  const { success, output } = v.safeParse(selectionAnswer, answer)
  if (!success || !output.selection) {
    console.warn('No early selection: fetching it directly')
    return null
  }
  // Since this page was loaded, another tab may have changed the bag or logged in; this response
  // then has an outdated token. The next request gets a new one.
  return isSelectionStored(output) ? output : null
}
